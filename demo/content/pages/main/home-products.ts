import type { SeedModule } from '../../../../services/content/src/testing/seeding/documents/types';
import { productPicture, toProduct } from '../machines';
import { same5, t5 } from './copy';

/** Three machines by the size of the step that they are, and the way in for who has a list of wires. */
export const mainHomeProducts: readonly SeedModule[] = [
  {
    blockType: 'teaserGrid',
    title: t5(
      'Three machines to begin with',
      'Drei Maschinen für den Anfang',
      'Trois machines pour commencer',
      'Tres máquinas para empezar',
      'はじめの3台',
    ),
    teasers: [
      {
        overline: same5('Linea 240'),
        title: t5(
          'Wire for a control cabinet',
          'Leitungen für den Schaltschrank',
          'Des fils pour l’armoire électrique',
          'Cables para el armario eléctrico',
          '制御盤の電線に',
        ),
        text: t5(
          'Cut and stripped on a bench, ready for the ferrule.',
          'Am Tisch abgelängt und abisoliert, bereit für die Aderendhülse.',
          'Coupés et dénudés sur l’établi, prêts pour l’embout.',
          'Cortados y pelados en el banco, listos para la puntera.',
          '卓上で切断・ストリップ。あとはフェルールを付けるだけ。',
        ),
        image: productPicture('linea-240'),
        link: toProduct('linea-240', same5('{name}')),
      },
      {
        overline: same5('Cirris CR 4'),
        title: t5(
          'A harness with its own proof',
          'Ein Kabelsatz mit eigenem Nachweis',
          'Un faisceau qui fait ses preuves',
          'Un mazo que se demuestra solo',
          '作りながら証明するハーネス',
        ),
        text: t5(
          'The tester leads from contact to contact and checks each one at once.',
          'Der Tester führt von Kontakt zu Kontakt und prüft jeden sofort.',
          'Le testeur guide d’un contact à l’autre et vérifie chacun aussitôt.',
          'El comprobador guía de contacto en contacto y verifica cada uno al momento.',
          'テスターが接点から接点へ導き、その場で確認します。',
        ),
        image: productPicture('cirris-cr-4'),
        link: toProduct('cirris-cr-4', same5('{name}')),
      },
      {
        overline: same5('Volta Shield 5'),
        title: t5(
          'A braid folded back whole',
          'Ein Geflecht, heil umgelegt',
          'Une tresse rabattue, intacte',
          'Una malla plegada, intacta',
          '編組を傷めず折り返す',
        ),
        text: t5(
          'High-voltage cable, prepared without a nick in its insulation.',
          'Hochvoltleitungen, vorbereitet ohne Kerbe in der Isolation.',
          'Des câbles haute tension préparés sans entailler l’isolant.',
          'Cables de alta tensión preparados sin dañar el aislamiento.',
          '絶縁体に傷をつけずに高電圧ケーブルを前加工。',
        ),
        image: productPicture('volta-shield-5'),
        link: toProduct('volta-shield-5', same5('{name}')),
      },
    ],
  },
  {
    blockType: 'callToAction',
    tone: 'light',
    title: t5(
      'You have a list of wires?',
      'Sie haben eine Leitungsliste?',
      'Vous avez une liste de fils ?',
      '¿Tiene una lista de cables?',
      '電線リストをお持ちですか？',
    ),
    text: t5(
      'Type in cross-sections or drop a file, and see which machine processes which line, and why.',
      'Querschnitte eintippen oder eine Datei ablegen und sehen, welche Maschine welche Zeile verarbeitet, und warum.',
      'Saisissez les sections ou déposez un fichier : vous voyez quelle machine traite quelle ligne, et pourquoi.',
      'Escriba las secciones o suelte un archivo y vea qué máquina procesa cada línea y por qué.',
      '断面積を入力するかファイルを置くだけで、どの機械がどの行を加工できるか、理由とともに分かります。',
    ),
    links: [
      {
        kind: 'path',
        path: '/products/wire-check',
        text: t5(
          'Check your wires',
          'Leitungen prüfen',
          'Vérifier vos fils',
          'Comprobar sus cables',
          '電線をチェックする',
        ),
      },
      {
        kind: 'path',
        path: '/products',
        text: t5('All products', 'Alle Produkte', 'Tous les produits', 'Todos los productos', '全製品'),
      },
    ],
  },
];

import type { SeedModule } from '../../../../services/content/src/testing/seeding/documents/types';
import { same5, t5 } from './copy';

/** The way of a wire through the machine families, on the home page. */
export const mainHomeSteps: SeedModule = {
  blockType: 'teaserGrid',
  title: t5(
    'From drum to harness',
    'Von der Trommel zum Kabelsatz',
    'Du touret au faisceau',
    'De la bobina al mazo',
    'ドラムからハーネスまで',
  ),
  teasers: [
    {
      overline: same5('Linea'),
      title: t5(
        'Cut and strip',
        'Ablängen und Abisolieren',
        'Couper et dénuder',
        'Cortar y pelar',
        '切断・ストリップ',
      ),
      text: t5(
        'Single wires, multi-core and coaxial cables up to 120 mm², cut square and stripped without a nicked strand.',
        'Einzelleitungen, Mantel- und Koaxialkabel bis 120 mm²: gerade geschnitten, abisoliert ohne angeritzte Litze.',
        'Fils simples, câbles multiconducteurs et coaxiaux jusqu’à 120 mm², coupés d’équerre et dénudés sans brin entaillé.',
        'Cables simples, multiconductores y coaxiales de hasta 120 mm², cortados a escuadra y pelados sin dañar un solo hilo.',
        '単線、多芯、同軸を120 mm²まで。直角に切断し、素線を傷つけずにストリップします。',
      ),
      image: 'machine-strip',
      link: { kind: 'page', page: 'main:solutions/cut-and-strip' },
    },
    {
      overline: same5('Cresta'),
      title: t5('Crimp', 'Crimpen', 'Sertir', 'Crimpar', '圧着'),
      text: t5(
        'Terminal and seal on both ends of a wire, with the force of each press stroke measured and judged.',
        'Kontakt und Tülle an beiden Leitungsenden; die Kraft jedes Presshubs wird gemessen und bewertet.',
        'Cosse et joint aux deux extrémités du fil ; la force de chaque course de presse est mesurée et évaluée.',
        'Terminal y sello en ambos extremos del cable; se mide y evalúa la fuerza de cada carrera de la prensa.',
        '電線両端に端子と防水栓を取り付け、プレスごとに荷重を測定して判定します。',
      ),
      image: 'machine-crimp',
      link: { kind: 'page', page: 'main:solutions/crimping' },
    },
    {
      overline: same5('Torsa'),
      title: t5('Twist', 'Verdrillen', 'Torsader', 'Trenzar', 'ツイスト'),
      text: t5(
        'Data pairs with a constant lay length and an untwisted end as short as the connector allows.',
        'Datenleitungspaare mit konstanter Schlaglänge und so kurzem offenem Ende, wie es der Stecker erlaubt.',
        'Des paires de données au pas constant, avec une extrémité libre aussi courte que le connecteur le permet.',
        'Pares de datos con paso constante y un extremo sin trenzar tan corto como permite el conector.',
        '一定のピッチで撚り合わせ、端末のほどき長さをコネクタが許す最短に抑えます。',
      ),
      image: 'machine-twist',
      link: { kind: 'page', page: 'main:solutions/twisting' },
    },
    {
      overline: same5('Cirris · Adaptronic'),
      title: t5('Test', 'Prüfen', 'Tester', 'Verificar', '検査'),
      text: t5(
        'Continuity, resistance and insulation on 64 to 8,192 test points, with a record for each harness.',
        'Durchgang, Widerstand und Isolation an 64 bis 8192 Prüfpunkten, mit einem Protokoll je Kabelsatz.',
        'Continuité, résistance et isolement sur 64 à 8 192 points de test, avec un rapport par faisceau.',
        'Continuidad, resistencia y aislamiento en 64 a 8192 puntos, con un registro por mazo.',
        '導通、抵抗、絶縁を64〜8,192点で検査し、ハーネスごとに記録を残します。',
      ),
      image: 'machine-test',
      link: { kind: 'page', page: 'main:solutions/testing' },
    },
    {
      overline: same5('Ordina'),
      title: t5('Assemble', 'Fügen', 'Assembler', 'Ensamblar', '組立'),
      text: t5(
        'Crimped wires inserted into their housings, seated with measured force and checked by a pull.',
        'Gecrimpte Leitungen ins Gehäuse bestückt, mit gemessener Kraft verrastet und mit einem Rückzug geprüft.',
        'Les fils sertis sont insérés dans leurs boîtiers à force mesurée, puis vérifiés par traction.',
        'Los cables crimpados se insertan en sus carcasas con fuerza medida y se comprueban con un tirón.',
        '圧着済み電線を荷重を測りながらハウジングに挿入し、引張りで確認します。',
      ),
      image: 'machine-harness',
      link: { kind: 'page', page: 'main:solutions/harness-assembly' },
    },
    {
      overline: t5('Service', 'Service', 'Service', 'Servicio', 'サービス'),
      title: t5(
        'Keep it running',
        'In Betrieb halten',
        'Maintenir en service',
        'Mantener en marcha',
        '稼働を保つ',
      ),
      text: t5(
        'Maintenance by plan, training on your own wire, and spare parts for ten years after a series ends.',
        'Wartung nach Plan, Schulung an der eigenen Leitung und Ersatzteile bis zehn Jahre nach Serienende.',
        'Maintenance planifiée, formation sur vos propres fils et pièces disponibles dix ans après la fin de série.',
        'Mantenimiento planificado, formación con sus propios cables y repuestos hasta diez años después del fin de serie.',
        '計画保全、お客様の電線を使った研修、生産終了後10年間の部品供給。',
      ),
      image: 'parts-shelf',
      link: { kind: 'page', page: 'main:services' },
    },
  ],
};

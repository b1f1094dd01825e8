import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { toProduct } from '../machines';
import { same, t } from './copy';

export const voltaHome: SeedPage = {
  site: 'volta',
  slug: 'home',
  pageType: 'Home',
  languages: ['en', 'de', 'fr'],
  title: t('High voltage', 'Hochvolt', 'Haute tension'),
  description: t(
    'Volta makes machines for shielded high-voltage cables from 1.5 to 120 mm² and for busbars, for drives and batteries up to 1,000 V DC.',
    'Volta baut Maschinen für geschirmte Hochvoltleitungen von 1.5 bis 120 mm² und für Stromschienen, für Antriebe und Batterien bis 1000 V DC.',
    'Volta fabrique des machines pour câbles blindés de 1,5 à 120 mm² et barres conductrices, jusqu’à 1 000 V CC.',
  ),
  shareImage: 'volta-busbar',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'large',
      tone: 'dark',
      overline: t('Volta by Komax', 'Volta von Komax', 'Volta by Komax'),
      title: t('Current without compromise', 'Strom ohne Kompromiss', 'Le courant, sans compromis'),
      text: t(
        'Between battery and drive every cable end counts. We strip, shield, join and test it, with particles counted and forces on record.',
        'Zwischen Batterie und Antrieb zählt jedes Leitungsende. Wir setzen es ab, führen den Schirm, fügen und prüfen, mit gezählten Partikeln und protokollierten Kräften.',
        'Entre la batterie et le moteur, chaque extrémité compte. Nous la dénudons, traitons la tresse, assemblons et testons, particules comptées et forces enregistrées.',
      ),
      image: 'volta-busbar',
      links: [
        {
          kind: 'page',
          page: 'volta:technology',
          text: t('The technology', 'Zur Technologie', 'La technologie'),
        },
        { kind: 'page', page: 'volta:contact', text: t('Contact', 'Kontakt', 'Contact') },
      ],
    },
    {
      blockType: 'mediaText',
      overline: same('Volta HV 30'),
      title: t(
        'Five layers, none of them touched by accident',
        'Fünf Lagen, keine aus Versehen berührt',
        'Cinq couches, aucune touchée par accident',
      ),
      content: t(
        'Jacket, foil, braid, inner insulation, conductor: a shielded cable is a small building. The HV 30 opens it layer by layer with a rotating cut, folds the braid over a ferrule and stops the blade **0.05 mm** above the next layer. The diameter is measured by laser before each cut, since no cable is round.',
        'Mantel, Folie, Geflecht, Innenisolation, Leiter: Eine geschirmte Leitung ist ein kleines Gebäude. Die HV 30 öffnet es Lage für Lage mit rotierendem Schnitt, legt das Geflecht über eine Hülse und hält das Messer **0.05 mm** über der nächsten Lage an. Vor jedem Schnitt misst ein Laser den Durchmesser, denn kein Kabel ist rund.',
        'Gaine, feuillard, tresse, isolant, conducteur : un câble blindé est un petit édifice. La HV 30 l’ouvre couche par couche d’une coupe rotative, rabat la tresse sur une douille et arrête la lame **0,05 mm** au-dessus de la couche suivante. Un laser mesure le diamètre avant chaque coupe, car aucun câble n’est rond.',
      ),
      image: 'volta-shield',
      mediaPosition: 'end',
      links: [
        {
          kind: 'page',
          page: 'volta:technology/shielding',
          text: t('Shielded cables', 'Geschirmte Leitungen', 'Câbles blindés'),
        },
      ],
    },
    {
      blockType: 'mediaText',
      overline: same('Volta Bar 12'),
      title: t(
        'Busbars that fit at the first attempt',
        'Stromschienen, die beim ersten Mal passen',
        'Des barres qui s’ajustent du premier coup',
      ),
      content: t(
        'The Bar 12 strips and bends insulated copper bars of 35 to 107 mm², up to 30 mm wide. It measures the springback of each coil and corrects the next bend, so that hole positions stay within **±0.2 mm** after twelve bends in space.',
        'Die Bar 12 isoliert Kupferschienen von 35 bis 107 mm² ab, bis 30 mm breit, und biegt sie. Sie misst die Rückfederung jedes Coils und korrigiert den nächsten Bogen. So liegen Lochbilder nach zwölf räumlichen Bögen innerhalb von **±0.2 mm**.',
        'La Bar 12 dénude et cintre des barres de cuivre isolées de 35 à 107 mm², jusqu’à 30 mm de large. Elle mesure le retour élastique de chaque bobine et corrige le pli suivant : après douze plis dans l’espace, les perçages restent à **±0,2 mm**.',
      ),
      image: 'volta-busbar',
      mediaPosition: 'start',
      links: [
        {
          kind: 'page',
          page: 'volta:technology/busbar',
          text: t('Busbars', 'Stromschienen', 'Barres conductrices'),
        },
      ],
    },
    {
      blockType: 'keyFigures',
      figures: [
        {
          value: t('1.5–120', '1.5–120', '1,5–120'),
          unit: same('mm²'),
          label: t('shielded cable', 'geschirmte Leitung', 'câble blindé'),
          note: same('AWG 16–4/0'),
        },
        {
          value: t('1,000', '1000', '1 000'),
          unit: t('V DC', 'V DC', 'V CC'),
          label: t('system voltage', 'Systemspannung', 'tension du système'),
        },
        {
          value: same('20'),
          unit: same('s'),
          label: t('for a finished cable end', 'für ein fertiges Leitungsende', 'pour une extrémité finie'),
        },
        {
          value: same('≤ 400'),
          unit: same('µm'),
          label: t(
            'largest metallic particle',
            'grösster Metallpartikel',
            'plus grande particule métallique',
          ),
          note: same('ISO 16232'),
        },
      ],
    },
    {
      blockType: 'quote',
      quote: t(
        'At 12 volts a nick is a flaw. At 800 it is a beginning.',
        'Bei 12 Volt ist eine Kerbe ein Fehler. Bei 800 ist sie ein Anfang.',
        'À 12 volts, une entaille est un défaut. À 800, c’est un début.',
      ),
      attribution: t(
        'High-voltage design rules, section 1',
        'Konstruktionsregeln Hochvolt, Abschnitt 1',
        'Règles de conception haute tension, section 1',
      ),
    },
    {
      blockType: 'callToAction',
      tone: 'accent',
      title: t(
        'Half a metre of cable will do',
        'Ein halber Meter Leitung genügt',
        'Un demi-mètre de câble suffit',
      ),
      text: t(
        'We return the prepared end, the section and the cycle time.',
        'Sie erhalten das bearbeitete Ende, den Schliff und die Taktzeit.',
        'Vous recevez l’extrémité préparée, la coupe et le temps de cycle.',
      ),
      links: [
        {
          kind: 'page',
          page: 'volta:contact',
          text: t('Send a sample', 'Muster einsenden', 'Envoyer un échantillon'),
        },
        toProduct('volta-hv-30', t('See {name}', '{name} ansehen', 'Voir {name}')),
      ],
    },
  ],
};

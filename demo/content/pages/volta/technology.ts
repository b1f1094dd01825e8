import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t } from './copy';

export const voltaTechnology: SeedPage = {
  site: 'volta',
  slug: 'technology',
  languages: ['en', 'de', 'fr'],
  title: t('Technology', 'Technologie', 'Technologie'),
  description: t(
    'Why high-voltage cables follow other rules: creepage, shield transition, cleanliness and joints for conductors of up to 120 mm².',
    'Warum Hochvoltleitungen anderen Regeln folgen: Kriechstrecke, Schirmübergang, Sauberkeit und Fügen bis 120 mm².',
    'Pourquoi la haute tension suit d’autres règles : lignes de fuite, reprise de blindage, propreté et jonctions jusqu’à 120 mm².',
  ),
  shareImage: 'volta-shield',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: t('Technology', 'Technologie', 'Technologie'),
      title: t('Four rules above 60 volts', 'Vier Regeln über 60 Volt', 'Quatre règles au-delà de 60 volts'),
      text: t(
        'Keep the distance, keep the shield, keep it clean, keep the proof.',
        'Abstand halten, Schirm erhalten, sauber bleiben, Nachweis führen.',
        'Garder la distance, le blindage, la propreté et la preuve.',
      ),
      image: 'volta-shield',
    },
    {
      blockType: 'accordion',
      items: [
        {
          title: t('Distance', 'Abstand', 'Distance'),
          content: t(
            'Creepage and clearance to IEC 60664-1 depend on clean, square edges. A frayed insulation edge shortens the path by millimetres; a rotating cut leaves less than 0.1 mm.',
            'Kriech- und Luftstrecken nach IEC 60664-1 setzen saubere, gerade Kanten voraus. Eine ausgefranste Isolation verkürzt den Weg um Millimeter; ein rotierender Schnitt lässt weniger als 0.1 mm stehen.',
            'Lignes de fuite et distances dans l’air selon la CEI 60664-1 exigent des bords nets. Un isolant effiloché raccourcit le chemin de plusieurs millimètres ; une coupe rotative laisse moins de 0,1 mm.',
          ),
        },
        {
          title: t('Shield', 'Schirm', 'Blindage'),
          content: t(
            'Inverters switch in nanoseconds. The braid has to pass into the connector all round, with a transition resistance of a few milliohms. A cut strand is one too many, and a loose one is worse.',
            'Umrichter schalten in Nanosekunden. Das Geflecht muss rundum in den Stecker übergehen, mit wenigen Milliohm Übergangswiderstand. Ein durchtrennter Draht ist einer zu viel, ein loser noch schlimmer.',
            'Les onduleurs commutent en nanosecondes. La tresse doit rejoindre le connecteur sur tout le pourtour, avec quelques milliohms de résistance. Un brin coupé est un brin de trop ; un brin libre est pire.',
          ),
        },
        {
          title: t('Cleanliness', 'Sauberkeit', 'Propreté'),
          content: t(
            'Metal particles bridge gaps. Volta machines cut in a closed chamber with suction at the blade; the filter is assessed to ISO 16232.',
            'Metallpartikel überbrücken Abstände. Volta schneidet in geschlossener Kammer mit Absaugung am Messer; der Filter wird nach ISO 16232 ausgewertet.',
            'Les particules métalliques franchissent les distances. Volta coupe en chambre fermée avec aspiration à la lame ; le filtre est évalué selon l’ISO 16232.',
          ),
        },
        {
          title: t('Proof', 'Nachweis', 'Preuve'),
          content: t(
            'Each end carries an image of the braid, the diameter profile, the joining curve and the result of the high-voltage test.',
            'Zu jedem Ende gehören ein Bild des Geflechts, das Durchmesserprofil, die Fügekurve und das Ergebnis der Hochspannungsprüfung.',
            'À chaque extrémité : une image de la tresse, le profil de diamètre, la courbe d’assemblage et le résultat de l’essai haute tension.',
          ),
        },
      ],
    },
    {
      blockType: 'keyFiguresComparison',
      title: t('Three ways to join', 'Drei Arten zu fügen', 'Trois façons d’assembler'),
      caption: t(
        'Joining processes for large conductors',
        'Fügeverfahren für grosse Leiter',
        'Procédés d’assemblage pour gros conducteurs',
      ),
      columns: [
        t('Hexagonal crimp', 'Sechskantcrimp', 'Sertissage hexagonal'),
        t('Ultrasonic weld', 'Ultraschallschweissen', 'Soudage par ultrasons'),
        t('Resistance weld', 'Widerstandsschweissen', 'Soudage par résistance'),
      ],
      rows: [
        {
          label: t('Cross-section', 'Querschnitt', 'Section'),
          unit: same('mm²'),
          values: [same('16–120'), same('16–120'), same('10–50')],
        },
        {
          label: same('Aluminium'),
          values: [
            t('with serrations', 'mit Rillung', 'avec cannelures'),
            t('yes', 'ja', 'oui'),
            t('limited', 'bedingt', 'limité'),
          ],
        },
        {
          label: t('Time', 'Zeit', 'Durée'),
          unit: same('s'),
          values: [same('3'), t('1.5', '1.5', '1,5'), same('2')],
        },
        {
          label: t('Monitoring', 'Überwachung', 'Surveillance'),
          values: [
            t('force, height', 'Kraft, Höhe', 'force, hauteur'),
            t('energy, compaction', 'Energie, Verdichtung', 'énergie, compactage'),
            t('current, travel', 'Strom, Weg', 'courant, course'),
          ],
        },
      ],
    },
    {
      blockType: 'teaserGrid',
      teasers: [
        {
          overline: same('Volta HV 30'),
          title: t('Shielded cables', 'Geschirmte Leitungen', 'Câbles blindés'),
          image: 'volta-shield',
          link: { kind: 'page', page: 'volta:technology/shielding' },
        },
        {
          overline: same('Volta Bar 12'),
          title: t('Busbars', 'Stromschienen', 'Barres conductrices'),
          image: 'volta-busbar',
          link: { kind: 'page', page: 'volta:technology/busbar' },
        },
      ],
    },
  ],
};

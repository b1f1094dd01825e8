import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { toProduct } from '../machines';
import { same, t } from './copy';

export const voltaShielding: SeedPage = {
  site: 'volta',
  parent: 'technology',
  slug: 'shielding',
  pageType: 'Product',
  languages: ['en', 'de', 'fr'],
  title: t('Shielded cables', 'Geschirmte Leitungen', 'Câbles blindés'),
  description: t(
    'Volta HV 30 prepares shielded high-voltage cables to LV 216 from 2.5 to 120 mm²: jacket, foil, braid, insulation and ferrule in one cycle.',
    'Volta HV 30 bearbeitet geschirmte Hochvoltleitungen nach LV 216 von 2.5 bis 120 mm²: Mantel, Folie, Geflecht, Isolation, Hülse.',
    'La Volta HV 30 prépare les câbles blindés LV 216 de 2,5 à 120 mm² : gaine, feuillard, tresse, isolant et douille en un cycle.',
  ),
  shareImage: 'volta-shield',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: same('Volta HV 30'),
      title: t(
        'A braid is not to be scratched',
        'Ein Geflecht kratzt man nicht an',
        'Une tresse ne se raye pas',
      ),
      text: t(
        'One clamping, six operations, 20 seconds.',
        'Eine Spannung, sechs Arbeitsgänge, 20 Sekunden.',
        'Un serrage, six opérations, 20 secondes.',
      ),
      image: 'volta-shield',
      links: [
        {
          kind: 'page',
          page: 'volta:contact',
          text: t('Send a sample', 'Muster einsenden', 'Envoyer un échantillon'),
        },
      ],
    },
    {
      blockType: 'richText',
      title: t('The six operations', 'Die sechs Arbeitsgänge', 'Les six opérations'),
      content: t(
        '1. **Measure** the outer diameter by laser, at 36 points of the circumference\n2. **Cut the jacket** with a rotating blade that follows the measured shape\n3. **Remove the foil** with heat and a twist, without a blade\n4. **Fold the braid** back over the ferrule, by air and brush\n5. **Strip the inner insulation**, stop 0.05 mm above the conductor\n6. **Look**: four cameras count free strands; more than none stops the cycle',
        '1. **Messen**: Aussendurchmesser per Laser an 36 Punkten des Umfangs\n2. **Mantel schneiden**: das rotierende Messer folgt der gemessenen Form\n3. **Folie entfernen**: mit Wärme und Drehung, ohne Messer\n4. **Geflecht umlegen**: mit Luft und Bürste über die Hülse\n5. **Innenisolation absetzen**: Halt 0.05 mm über dem Leiter\n6. **Hinsehen**: vier Kameras zählen freie Drähte; schon einer hält den Zyklus an',
        '1. **Mesurer** le diamètre au laser, en 36 points du pourtour\n2. **Couper la gaine** d’une lame rotative qui suit la forme mesurée\n3. **Retirer le feuillard** par chaleur et torsion, sans lame\n4. **Rabattre la tresse** sur la douille, à l’air et à la brosse\n5. **Dénuder l’isolant**, arrêt à 0,05 mm du conducteur\n6. **Regarder** : quatre caméras comptent les brins libres ; un seul arrête le cycle',
      ),
    },
    {
      blockType: 'keyFiguresComparison',
      title: t('Cables and times', 'Leitungen und Zeiten', 'Câbles et temps'),
      caption: t(
        'Typical cycle of the Volta HV 30 by cross-section',
        'Typischer Zyklus der Volta HV 30 nach Querschnitt',
        'Cycle type de la Volta HV 30 selon la section',
      ),
      columns: [same('16 mm²'), same('35 mm²'), same('50 mm²'), same('95 mm²'), same('120 mm²')],
      rows: [
        {
          label: t('Outer diameter', 'Aussendurchmesser', 'Diamètre extérieur'),
          unit: same('mm'),
          values: [
            t('11.2', '11.2', '11,2'),
            t('14.5', '14.5', '14,5'),
            t('16.7', '16.7', '16,7'),
            t('22.0', '22.0', '22,0'),
            t('27.0', '27.0', '27,0'),
          ],
        },
        {
          label: t('Cycle per end', 'Zyklus je Ende', 'Cycle par extrémité'),
          unit: same('s'),
          values: [same('20'), same('20'), same('22'), same('25'), same('27')],
        },
        {
          label: t('Strip length', 'Abisolierlänge', 'Longueur dénudée'),
          unit: same('mm'),
          values: [same('15–60'), same('15–80'), same('15–80'), same('20–100'), same('20–100')],
        },
      ],
    },
    {
      blockType: 'mediaText',
      overline: t('Test', 'Prüfung', 'Test'),
      title: t('Proved before it leaves', 'Geprüft, bevor sie das Haus verlässt', 'Éprouvé avant de partir'),
      content: t(
        'The finished cable is tested between conductor and shield at up to 4,000 V DC, and the shield for transition resistance with 10 A in four-wire technique. Result and images are filed under the cable number.',
        'Die fertige Leitung wird zwischen Leiter und Schirm mit bis zu 4000 V DC geprüft, der Schirm in Vierleitertechnik mit 10 A auf Übergangswiderstand. Ergebnis und Bilder liegen unter der Leitungsnummer.',
        'Le câble fini est éprouvé entre conducteur et blindage jusqu’à 4 000 V CC ; la résistance du blindage est mesurée sous 10 A en quatre fils. Résultat et images sont classés sous le numéro du câble.',
      ),
      image: 'machine-test',
      mediaPosition: 'start',
      links: [
        {
          kind: 'page',
          page: 'main:solutions/testing',
          text: t('Test benches', 'Prüftische', 'Bancs de test'),
        },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'accent',
      title: t('Which cable, which end?', 'Welche Leitung, welches Ende?', 'Quel câble, quelle extrémité ?'),
      text: t(
        'A drawing of the prepared end is enough for a first cycle time.',
        'Für eine erste Taktzeit genügt die Zeichnung des bearbeiteten Endes.',
        'Un plan de l’extrémité préparée suffit pour un premier temps de cycle.',
      ),
      links: [
        { kind: 'page', page: 'volta:contact', text: t('Contact', 'Kontakt', 'Contact') },
        toProduct(
          'volta-shield-5',
          t('From the range: {name}', 'Aus dem Programm: {name}', 'Dans la gamme : {name}'),
        ),
      ],
    },
  ],
};

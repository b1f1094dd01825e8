import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { download, same, t, to } from '../copy';
import { machines } from '../machines';

export const mainHarnessAssembly: SeedPage = {
  site: 'main',
  parent: 'solutions',
  slug: 'harness-assembly',
  pageType: 'Product',
  languages: ['en', 'de'],
  title: t('Harness assembly', 'Kabelsatzmontage'),
  description: t(
    'Ordina lines cut, crimp and insert wires into connector housings, up to 2,600 an hour: insertion force and pull measured each time.',
    'Ordina schneidet, crimpt und bestückt Steckergehäuse, bis 2600 Leitungen pro Stunde: Einsteckkraft und Rückzug jedes Mal gemessen.',
  ),
  shareImage: 'machine-harness',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: same('Ordina 600 · 650'),
      title: t('From wire to plugged housing', 'Von der Leitung zum bestückten Gehäuse'),
      text: t(
        'The step that hands have done for decades, done by a machine that feels the click.',
        'Der Schritt, den jahrzehntelang Hände gemacht haben, von einer Maschine, die das Einrasten spürt.',
      ),
      image: 'machine-harness',
      links: [download('line-overview', t('Line overview (PDF)', 'Linienübersicht (PDF)'))],
    },
    {
      blockType: 'keyFigures',
      figures: [
        {
          value: t('2,600', '2600'),
          label: t('wires an hour', 'Leitungen pro Stunde'),
        },
        {
          value: same('60'),
          label: t('housings in one cycle', 'Gehäuse in einem Zyklus'),
        },
        {
          value: same('12'),
          unit: same('min'),
          label: t('from article to article', 'von Artikel zu Artikel'),
        },
      ],
    },
    {
      blockType: 'mediaText',
      overline: t('Insertion', 'Bestücken'),
      title: t('Push, click, pull', 'Stossen, rasten, ziehen'),
      content: t(
        'The gripper aligns the terminal to ±0.05 mm and pushes. The force rises, drops when the lance locks, and rises again at the stop: three marks on a curve that is compared like that of a crimp. A pull of 10 to 30 N then proves the lock.\n\nIf a mark is missing, the wire goes to the reject bin, the cavity stays open and the machine makes **this one wire** again.',
        'Der Greifer richtet den Kontakt auf ±0.05 mm aus und stösst. Die Kraft steigt, fällt beim Einrasten der Lanze und steigt am Anschlag wieder: drei Merkmale auf einer Kurve, die wie die eines Crimps verglichen wird. Ein Zug von 10 bis 30 N bestätigt die Verrastung.\n\nFehlt ein Merkmal, kommt die Leitung zum Ausschuss, die Kammer bleibt offen, und die Maschine fertigt **genau diese Leitung** neu.',
      ),
      image: 'connector-family',
      mediaPosition: 'end',
    },
    {
      blockType: 'video',
      title: t('Where each wire begins', 'Wo jede Leitung beginnt'),
      video: 'wire-film',
      poster: 'machine-strip',
      captionsFile: 'wire-film-captions',
      transcript: t(
        'The film is silent. Two belts feed a red wire between two open blades. The blades close, cut through the wire and open again. They close a second time, on the insulation only, while the wire draws back. The insulation slides off, and the bare copper strands remain.',
        'Der Film ist stumm. Zwei Riemen führen eine rote Leitung zwischen zwei offene Messer. Die Messer schliessen, durchtrennen die Leitung und öffnen wieder. Sie schliessen ein zweites Mal, nun nur in der Isolation, während sich die Leitung zurückzieht. Die Isolation gleitet ab, die blanke Kupferlitze bleibt.',
      ),
    },
    {
      blockType: 'accordion',
      title: t('Is it worth it?', 'Lohnt es sich?'),
      items: [
        {
          title: t('From what quantity?', 'Ab welcher Menge?'),
          content: t(
            'As a rule from 150,000 harnesses a year with 6 to 60 wires each, in two shifts. Variants matter less than one expects: a sequence may change from piece to piece.',
            'In der Regel ab 150’000 Kabelsätzen pro Jahr mit je 6 bis 60 Leitungen im Zweischichtbetrieb. Varianten zählen weniger als erwartet: Die Sequenz darf von Teil zu Teil wechseln.',
          ),
        },
        {
          title: t('Which housings are suitable?', 'Welche Gehäuse eignen sich?'),
          content: t(
            'Housings with 2 to 40 cavities, accessible from the rear and held repeatably. We assess drawings within two weeks and name what would have to change.',
            'Gehäuse mit 2 bis 40 Kammern, von hinten zugänglich und wiederholbar zu halten. Wir beurteilen Zeichnungen innert zwei Wochen und nennen, was zu ändern wäre.',
          ),
        },
      ],
    },
    machines.harness,
    {
      blockType: 'callToAction',
      tone: 'light',
      title: t('Send a drawing', 'Schicken Sie eine Zeichnung'),
      text: t(
        'You receive a feasibility statement with cycle time, footprint and open points.',
        'Sie erhalten eine Machbarkeitsaussage mit Taktzeit, Flächenbedarf und offenen Punkten.',
      ),
      links: [
        to('main:contact', t('Contact', 'Kontakt')),
        to('main:services/training', t('Training', 'Schulung')),
      ],
    },
  ],
};

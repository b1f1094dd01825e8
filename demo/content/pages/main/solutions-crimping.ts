import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t, to } from '../copy';
import { machines, productPicture, toProduct } from '../machines';

export const mainCrimping: SeedPage = {
  site: 'main',
  parent: 'solutions',
  slug: 'crimping',
  pageType: 'Product',
  languages: ['en', 'de'],
  title: t('Crimping', 'Crimpen'),
  description: t(
    'Cresta crimping lines put terminals and seals on both wire ends, 0.05 to 10 mm² (AWG 30 to 8), with force monitoring on each stroke.',
    'Crimplinien Cresta setzen Kontakte und Tüllen an beide Enden, 0.05 bis 10 mm² (AWG 30 bis 8), mit Kraftüberwachung je Hub.',
  ),
  shareImage: 'machine-crimp',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: same('Cresta 433 · 455'),
      title: t('Both ends, one standard', 'Beide Enden, ein Massstab'),
      text: t(
        'Cut, stripped, sealed and crimped on both sides, up to 5,900 times an hour, and each stroke judged before the next.',
        'Geschnitten, abisoliert, abgedichtet und beidseitig gecrimpt, bis 5900-mal pro Stunde, und jeder Hub beurteilt, bevor der nächste folgt.',
      ),
      image: 'machine-crimp',
      links: [
        to('main:technology/anatomy-of-a-crimp', t('Anatomy of a crimp', 'Anatomie eines Crimps')),
        to('main:contact', t('Request a trial', 'Versuch anfragen')),
      ],
    },
    {
      blockType: 'mediaText',
      overline: same('Cresta 433'),
      title: t('For lots that change by the hour', 'Für Lose, die stündlich wechseln'),
      content: t(
        'Three crimp stations and two seal stations. Applicators slide in from the front and are recognised by chip; the crimp height is set by motor in steps of 0.01 mm and checked on the first piece. A change of wire, terminal and seal takes **six minutes**.\n\n- 0.08 to 10 mm², AWG 28 to 8\n- up to 4,500 wires an hour\n- shortest wire 60 mm',
        'Drei Crimpstationen und zwei Tüllenstationen. Applikatoren werden von vorn eingeschoben und per Chip erkannt; die Crimphöhe stellt ein Motor in Schritten von 0.01 mm, geprüft wird am ersten Teil. Ein Wechsel von Leitung, Kontakt und Tülle dauert **sechs Minuten**.\n\n- 0.08 bis 10 mm², AWG 28 bis 8\n- bis 4500 Leitungen pro Stunde\n- kürzeste Leitung 60 mm',
      ),
      image: productPicture('cresta-433'),
      mediaPosition: 'start',
      links: [toProduct('cresta-433', t('Data of the {name}', 'Daten der {name}'))],
    },
    {
      blockType: 'mediaText',
      overline: same('Cresta 455'),
      title: t('For series that run for weeks', 'Für Serien, die Wochen laufen'),
      content: t(
        'Two presses on each side, up to six stations in all, changed while the line runs. While one wire drum runs out, the second is threaded; the machine joins the order without a gap in the record.\n\n- 0.05 to 10 mm², AWG 30 to 8\n- up to 5,900 wires an hour\n- micro terminals from 0.05 mm² with pull-out test on the machine',
        'Zwei Pressen je Seite, bis sechs Stationen insgesamt, gerüstet im laufenden Betrieb. Läuft eine Trommel aus, ist die zweite schon eingefädelt; der Auftrag läuft weiter, ohne Lücke im Protokoll.\n\n- 0.05 bis 10 mm², AWG 30 bis 8\n- bis 5900 Leitungen pro Stunde\n- Kleinstkontakte ab 0.05 mm² mit Ausreissprüfung auf der Maschine',
      ),
      image: productPicture('cresta-455'),
      mediaPosition: 'end',
      links: [toProduct('cresta-455', t('Data of the {name}', 'Daten der {name}'))],
    },
    {
      blockType: 'keyFigures',
      title: t('Quality on the machine', 'Qualität auf der Maschine'),
      figures: [
        {
          value: same('±0.01'),
          unit: same('mm'),
          label: t('crimp-height measurement', 'Messung der Crimphöhe'),
        },
        {
          value: same('≥ 1.67'),
          unit: same('Cpk'),
          label: t('at machine acceptance, 50 pieces', 'bei der Abnahme, 50 Teile'),
        },
        { value: same('500'), unit: same('N'), label: t('built-in pull tester', 'integrierter Zugtester') },
        { value: same('10'), label: t('good crimps to teach a curve', 'Gutteile zum Einlernen einer Kurve') },
      ],
    },
    {
      blockType: 'accordion',
      title: t('Before you ask', 'Bevor Sie fragen'),
      items: [
        {
          title: t('Do our applicators fit?', 'Passen unsere Applikatoren?'),
          content: t(
            'Applicators with a shut height of 135.8 mm fit both machines, from any maker. Without a chip they are identified by barcode; stroke counting and height adjustment by motor need an Applicator MA 40.',
            'Applikatoren mit einer Schliesshöhe von 135.8 mm passen auf beide Maschinen, gleich von welchem Hersteller. Ohne Chip werden sie per Strichcode erkannt; Hubzählung und motorische Höhenverstellung setzen einen Applicator MA 40 voraus.',
          ),
        },
        {
          title: t('How is a bad crimp handled?', 'Was geschieht mit einem schlechten Crimp?'),
          content: t(
            'The wire is cut into pieces no longer than 50 mm and dropped into a locked bin. The counter goes back by one and the wire is made again in the same batch, so that quantity and order stay right.',
            'Die Leitung wird in Stücke von höchstens 50 mm zerschnitten und fällt in einen verschlossenen Behälter. Der Zähler geht um eins zurück, die Leitung entsteht im selben Los neu. Menge und Reihenfolge stimmen.',
          ),
        },
        {
          title: t('Which standards does the report follow?', 'Nach welchen Normen wird berichtet?'),
          content: t(
            'IEC 60352-2, UL 486A, USCAR-21 and LV 214 are stored as templates. You can add a customer standard with limits of its own.',
            'IEC 60352-2, UL 486A, USCAR-21 und LV 214 sind als Vorlagen hinterlegt. Eine Kundennorm mit eigenen Grenzwerten lässt sich ergänzen.',
          ),
        },
      ],
    },
    machines.crimping,
    {
      blockType: 'teaserGrid',
      title: t('The next step', 'Der nächste Schritt'),
      teasers: [
        {
          title: t('Twisting', 'Verdrillen'),
          text: t('Two crimped wires become a data pair.', 'Zwei gecrimpte Leitungen werden zum Datenpaar.'),
          image: 'machine-twist',
          link: { kind: 'page', page: 'main:solutions/twisting' },
        },
        {
          title: t('Harness assembly', 'Kabelsatzmontage'),
          text: t('Crimped wires find their cavity.', 'Gecrimpte Leitungen finden ihre Kammer.'),
          image: 'connector-family',
          link: { kind: 'page', page: 'main:solutions/harness-assembly' },
        },
      ],
    },
  ],
};

import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t, to } from '../copy';

const base = {
  site: 'main',
  parent: 'services',
  pageType: 'Service',
  languages: ['en', 'de'],
} satisfies Partial<SeedPage>;

export const mainConsulting: SeedPage = {
  ...base,
  slug: 'consulting',
  title: t('Consulting', 'Beratung'),
  description: t(
    'Three days in your plant, one page of findings, and the figures behind it.',
    'Drei Tage in Ihrem Werk, eine Seite Befund und die Zahlen dahinter.',
  ),
  shareImage: 'process-chart',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Consulting', 'Beratung'),
      title: t('We count what stands still', 'Wir zählen, was steht'),
      text: t(
        'Most lines lose more time between two orders than they could ever win by speed.',
        'Die meisten Linien verlieren zwischen zwei Aufträgen mehr Zeit, als sie durch Tempo gewinnen könnten.',
      ),
      image: 'process-chart',
    },
    {
      blockType: 'keyFigures',
      title: t('From forty-one visits', 'Aus einundvierzig Einsätzen'),
      figures: [
        {
          value: same('38'),
          unit: same('%'),
          label: t('of the shift is changeover', 'der Schicht sind Umrüsten'),
        },
        { value: same('11'), unit: same('%'), label: t('is looking for something', 'sind Suchen') },
        {
          value: same('9'),
          unit: t('weeks', 'Wochen'),
          label: t('until the visit has paid off', 'bis sich der Einsatz lohnt'),
          note: t('median', 'Median'),
        },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'light',
      title: t('The first day is free', 'Der erste Tag kostet nichts'),
      text: t(
        'After it you know whether the other two are worth it.',
        'Danach wissen Sie, ob sich die anderen beiden lohnen.',
      ),
      links: [to('main:contact', t('Ask for a day', 'Tag anfragen'))],
    },
  ],
};

export const mainRetrofit: SeedPage = {
  ...base,
  slug: 'retrofit',
  title: t('Retrofit', 'Modernisierung'),
  description: t(
    'New drives, new control, the frame you know: machines from 1995 on for another fifteen years.',
    'Neue Antriebe, neue Steuerung, das bewährte Gestell: Maschinen ab 1995 für weitere fünfzehn Jahre.',
  ),
  shareImage: 'machine-strip',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: t('Retrofit', 'Modernisierung'),
      title: t('The casting is not what wears out', 'Der Guss ist nicht, was verschleisst'),
      image: 'machine-strip',
    },
    {
      blockType: 'keyFiguresComparison',
      title: t('What is replaced, what stays', 'Was ersetzt wird, was bleibt'),
      caption: t('Parts of a retrofit', 'Teile einer Modernisierung'),
      columns: [t('Before', 'Vorher'), t('After', 'Nachher')],
      rows: [
        {
          label: t('Drives', 'Antriebe'),
          values: [
            t('DC with brushes', 'Gleichstrom mit Bürsten'),
            t('servo, absolute encoder', 'Servo, Absolutgeber'),
          ],
        },
        {
          label: t('Control', 'Steuerung'),
          values: [t('card rack', 'Kartenrack'), t('industrial computer', 'Industrierechner')],
        },
        {
          label: t('Length tolerance', 'Längentoleranz'),
          unit: same('mm'),
          values: [same('±1.0'), same('±0.3')],
        },
        {
          label: t('Frame and press', 'Gestell und Presse'),
          values: [t('as built', 'wie gebaut'), t('as built, measured', 'wie gebaut, vermessen')],
        },
      ],
    },
    {
      blockType: 'richText',
      content: t(
        'A retrofit takes three weeks in our plant and costs about 45 per cent of a new machine. We say so when it is not worth it: of 62 machines that we looked at in 2025, we took 37.',
        'Eine Modernisierung dauert drei Wochen in unserem Werk und kostet rund 45 Prozent einer neuen Maschine. Lohnt es sich nicht, sagen wir es: Von 62 Maschinen, die wir 2025 angesehen haben, nahmen wir 37.',
      ),
    },
  ],
};

export const mainRental: SeedPage = {
  ...base,
  slug: 'rental',
  title: t('Rental machines', 'Mietmaschinen'),
  description: t(
    'Bench machines by the week, lines by the quarter: for peaks, trials and repairs.',
    'Tischgeräte wochenweise, Linien quartalsweise: für Spitzen, Versuche und Reparaturen.',
  ),
  shareImage: 'machine-bench',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Rental', 'Miete'),
      title: t('A machine for six weeks', 'Eine Maschine für sechs Wochen'),
      image: 'machine-bench',
    },
    {
      blockType: 'accordion',
      title: t('How it works', 'So geht es'),
      items: [
        {
          title: t('What can be rented?', 'Was kann man mieten?'),
          content: t(
            'Strippers and crimping presses for the bench, testers up to 256 points, and four cut-and-strip lines. Applicators are bought, or lent from your own.',
            'Abisolier- und Crimpgeräte für den Tisch, Tester bis 256 Punkte und vier Schneidlinien. Applikatoren werden gekauft oder von Ihnen gestellt.',
          ),
        },
        {
          title: t('How quickly?', 'Wie schnell?'),
          content: t(
            'Bench machines leave the warehouse within two working days, in Europe, North America and China.',
            'Tischgeräte verlassen das Lager innert zwei Arbeitstagen, in Europa, Nordamerika und China.',
          ),
        },
        {
          title: t('Can I keep it?', 'Kann ich sie behalten?'),
          content: t(
            'Yes. Two thirds of the rent of the first six months count towards the price.',
            'Ja. Zwei Drittel der Miete der ersten sechs Monate werden angerechnet.',
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'accent',
      title: t('Which machine, from when, how long?', 'Welche Maschine, ab wann, wie lange?'),
      links: [to('main:service-request', t('Ask for a rental', 'Miete anfragen'))],
    },
  ],
};

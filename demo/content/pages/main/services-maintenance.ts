import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t, to } from '../copy';

export const mainMaintenance: SeedPage = {
  site: 'main',
  parent: 'services',
  slug: 'maintenance',
  pageType: 'Service',
  languages: ['en', 'de'],
  title: t('Maintenance', 'Wartung'),
  description: t(
    'Three maintenance agreements for wire-processing machines, based on strokes and operating hours, with calibration certificates.',
    'Drei Wartungsvereinbarungen für Maschinen der Kabelverarbeitung, nach Hüben und Betriebsstunden, mit Kalibrierzertifikaten.',
  ),
  shareImage: 'workshop',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: same('Services'),
      title: t('Serviced when it is due', 'Gewartet, wenn es fällig ist'),
      text: t(
        'A press ages by strokes, a belt by metres, a blade by cuts. Our plans count those.',
        'Eine Presse altert nach Hüben, ein Riemen nach Metern, ein Messer nach Schnitten. Danach richten sich unsere Pläne.',
      ),
      image: 'workshop',
    },
    {
      blockType: 'keyFiguresComparison',
      title: t('Three agreements', 'Drei Vereinbarungen'),
      caption: t('Scope of the maintenance agreements', 'Umfang der Wartungsvereinbarungen'),
      columns: [same('Inspect'), same('Maintain'), same('Assure')],
      rows: [
        {
          label: t('Visits a year', 'Besuche pro Jahr'),
          values: [same('1'), same('2'), t('2–4, by use', '2–4, nach Nutzung')],
        },
        {
          label: t('Wear parts included', 'Verschleissteile inbegriffen'),
          values: [t('no', 'nein'), t('yes', 'ja'), t('yes', 'ja')],
        },
        {
          label: t('Calibration of force and length', 'Kalibrierung von Kraft und Länge'),
          values: [t('on request', 'auf Wunsch'), t('yearly', 'jährlich'), t('yearly', 'jährlich')],
        },
        {
          label: t('First answer', 'Erste Antwort'),
          unit: same('h'),
          values: [same('8'), same('4'), same('1')],
        },
        {
          label: t('Engineer on site', 'Technik vor Ort'),
          values: [
            t('by agreement', 'nach Absprache'),
            t('3 working days', '3 Arbeitstage'),
            t('next working day', 'nächster Arbeitstag'),
          ],
        },
        {
          label: t('Remote support', 'Fernunterstützung'),
          values: [t('no', 'nein'), t('yes', 'ja'), t('yes', 'ja')],
        },
      ],
    },
    {
      blockType: 'richText',
      title: t('What happens during a visit', 'Was bei einem Besuch geschieht'),
      content: t(
        '1. **Read out.** Counters, alarms and curves of the last period are compared with the plan.\n2. **Measure.** Feed length over 1,000 mm, crimp force against a reference cell, blade centring.\n3. **Replace.** What has reached its limit, with the part number in the report.\n4. **Prove.** Thirty pieces of your most critical article, measured before and after.\n\nA visit to a Cresta 433 takes six to eight hours. The report reaches you on the following working day.',
        '1. **Auslesen.** Zähler, Alarme und Kurven der letzten Periode werden mit dem Plan verglichen.\n2. **Messen.** Vorschub über 1000 mm, Crimpkraft gegen eine Referenzzelle, Zentrierung der Messer.\n3. **Ersetzen.** Was seine Grenze erreicht hat, mit Teilenummer im Bericht.\n4. **Nachweisen.** Dreissig Teile Ihres kritischsten Artikels, vorher und nachher gemessen.\n\nEin Besuch an einer Cresta 433 dauert sechs bis acht Stunden. Der Bericht trifft am nächsten Arbeitstag ein.',
      ),
    },
    {
      blockType: 'lightboxGallery',
      title: t('What wears', 'Was verschleisst'),
      images: [
        {
          image: 'applicator',
          caption: t(
            'Crimper and anvil: 0.5 to 1 million strokes',
            'Crimper und Amboss: 0.5 bis 1 Million Hübe',
          ),
        },
        {
          image: 'machine-strip',
          caption: t(
            'Blades: 300,000 to 800,000 cuts, by insulation',
            'Messer: 300’000 bis 800’000 Schnitte, je nach Isolation',
          ),
        },
        { image: 'wire-path', caption: t('Feed belts: 2,000 km of wire', 'Vorschubriemen: 2000 km Leitung') },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'accent',
      title: t('Ask for a plan', 'Plan anfordern'),
      text: t(
        'Send serial numbers and shifts per week. You receive a plan for twelve months.',
        'Nennen Sie Seriennummern und Schichten pro Woche. Sie erhalten einen Plan für zwölf Monate.',
      ),
      links: [
        to('main:contact', t('Service desk', 'Servicedesk')),
        to('main:services/spare-parts', t('Spare parts', 'Ersatzteile')),
      ],
    },
  ],
};

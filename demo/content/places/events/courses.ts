import type { SeedEvent } from '../../../../services/content/src/testing/seeding/documents/types';
import { t, to } from '../../pages/copy';

const both: SeedEvent['languages'] = ['en', 'de'];

/** Seminars and webinars. */
export const courses: readonly SeedEvent[] = [
  {
    site: 'main',
    slug: 'seminar-crimp-quality-autumn-2026',
    languages: both,
    kind: 'seminar',
    title: t('Seminar: reading a crimp, autumn 2026', 'Seminar: einen Crimp lesen, Herbst 2026'),
    leadText: t(
      'Two days at the microscope: sections, heights, force curves and the arguments they settle.',
      'Zwei Tage am Mikroskop: Schliffe, Höhen, Kraftkurven und die Streitfragen, die sie klären.',
    ),
    teaserImage: 'crimp-section',
    startDate: '2026-10-14T08:30:00+02:00',
    endDate: '2026-10-15T16:30:00+02:00',
    timeZone: 'Europe/Zurich',
    place: t('Training centre Musterwil', 'Schulungszentrum Musterwil'),
    country: 'CH',
    modules: [
      {
        blockType: 'richText',
        content: t(
          'Twelve people made and judged ninety sections. The course is held again in March.',
          'Zwölf Personen machten und beurteilten neunzig Schliffe. Der Kurs findet im März wieder statt.',
        ),
      },
    ],
  },
  {
    site: 'main',
    slug: 'seminar-crimp-quality-spring-2027',
    languages: both,
    kind: 'seminar',
    title: t('Seminar: reading a crimp, spring 2027', 'Seminar: einen Crimp lesen, Frühling 2027'),
    leadText: t(
      'Two days at the microscope, for those who release a terminal and those who have to defend the release.',
      'Zwei Tage am Mikroskop für alle, die einen Kontakt freigeben und die Freigabe vertreten müssen.',
    ),
    teaserImage: 'quality-lab',
    startDate: '2027-03-10T08:30:00+01:00',
    endDate: '2027-03-11T16:30:00+01:00',
    timeZone: 'Europe/Zurich',
    place: t('Training centre Musterwil', 'Schulungszentrum Musterwil'),
    address: t('Drahtweg 12, 6099 Musterwil', 'Drahtweg 12, 6099 Musterwil'),
    country: 'CH',
    modules: [
      {
        blockType: 'richText',
        title: t('What you can do afterwards', 'Was Sie danach können'),
        content: t(
          '- prepare a section in twelve minutes and judge it by the standard that applies to you\n- set the band of a force monitor so that it finds a missing strand of seven\n- say in one sentence why a crimp is rejected\n\nCHF 1,480 with lunch and material. Bring ten crimps of your own.',
          '- einen Schliff in zwölf Minuten anfertigen und nach Ihrer Norm beurteilen\n- das Band einer Kraftüberwachung so setzen, dass sie einen fehlenden Draht von sieben findet\n- in einem Satz sagen, warum ein Crimp zurückgewiesen wird\n\nCHF 1480 mit Mittagessen und Material. Bringen Sie zehn eigene Crimps mit.',
        ),
      },
      {
        blockType: 'callToAction',
        tone: 'light',
        title: t('Twelve places', 'Zwölf Plätze'),
        links: [to('main:contact', t('Register', 'Anmelden'))],
      },
    ],
  },
  {
    site: 'main',
    slug: 'webinar-wire-list-to-machine',
    languages: both,
    kind: 'webinar',
    title: t('Webinar: from the wire list to the machine', 'Webinar: von der Leitungsliste zur Maschine'),
    leadText: t(
      'Forty minutes: a list of 200 wires goes in, machines, margins and gaps come out. With your questions.',
      'Vierzig Minuten: Eine Liste mit 200 Leitungen geht hinein, Maschinen, Reserven und Lücken kommen heraus. Mit Ihren Fragen.',
    ),
    teaserImage: 'process-chart',
    startDate: '2026-12-09T15:00:00+01:00',
    endDate: '2026-12-09T15:40:00+01:00',
    timeZone: 'Europe/Zurich',
    link: {
      kind: 'path',
      path: '/products/wire-check',
      text: t('Try the wire check', 'Leitungsprüfung ausprobieren'),
    },
    modules: [
      {
        blockType: 'richText',
        content: t(
          'The film is sent to everybody who registers. English with German subtitles.',
          'Wer sich anmeldet, erhält den Film. Englisch mit deutschen Untertiteln.',
        ),
      },
    ],
  },
  {
    site: 'main',
    slug: 'webinar-high-voltage-shields',
    languages: both,
    kind: 'webinar',
    title: t(
      'Webinar: cutting a shield without touching the core',
      'Webinar: den Schirm trennen, ohne den Leiter zu berühren',
    ),
    leadText: t(
      'Three methods for braid and foil, where each fails, and how the failure is seen before the test.',
      'Drei Verfahren für Geflecht und Folie, wo jedes versagt und wie man es vor der Prüfung sieht.',
    ),
    teaserImage: 'volta-shield',
    startDate: '2027-01-20T10:00:00+01:00',
    endDate: '2027-01-20T10:45:00+01:00',
    timeZone: 'Europe/Zurich',
    modules: [
      {
        blockType: 'richText',
        content: t(
          'Held twice on the same day, at 10.00 and at 17.00 (Zurich), so that Asia and America can both ask questions.',
          'Zweimal am selben Tag, um 10.00 und um 17.00 Uhr (Zürich), damit Asien und Amerika fragen können.',
        ),
      },
    ],
  },
  {
    site: 'main',
    slug: 'seminar-maintenance-portugal-2027',
    languages: both,
    kind: 'seminar',
    title: t('Seminar: maintenance that is planned', 'Seminar: Wartung nach Plan'),
    leadText: t(
      'Three days in Braga for maintenance teams: wear parts, blades, belts, and what the counter says.',
      'Drei Tage in Braga für Instandhaltungsteams: Verschleissteile, Messer, Riemen und was der Zähler sagt.',
    ),
    teaserImage: 'parts-shelf',
    startDate: '2027-06-08T09:00:00+01:00',
    endDate: '2027-06-10T16:00:00+01:00',
    timeZone: 'Europe/Lisbon',
    place: t('Plant Braga', 'Werk Braga'),
    address: t('Rua do Fio 120, Braga', 'Rua do Fio 120, Braga'),
    country: 'PT',
    modules: [
      {
        blockType: 'richText',
        content: t(
          'In Portuguese and English. Each team leaves with a plan for its own three most worn machines.',
          'Auf Portugiesisch und Englisch. Jedes Team geht mit einem Plan für seine drei am stärksten beanspruchten Maschinen.',
        ),
      },
    ],
  },
];

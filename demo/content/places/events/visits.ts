import type { SeedEvent } from '../../../../services/content/src/testing/seeding/documents/types';
import { t, to } from '../../pages/copy';

const both: SeedEvent['languages'] = ['en', 'de'];

/** Days on which the doors of the plants are open. */
export const visits: readonly SeedEvent[] = [
  {
    site: 'main',
    slug: 'plant-tour-switzerland-2026',
    languages: both,
    kind: 'openHouse',
    title: t('Plant tour with families', 'Werkbesichtigung mit Familie'),
    leadText: t(
      'Once a year the plant belongs to those whose parents work in it, and to everybody who lives nearby.',
      'Einmal im Jahr gehört das Werk den Kindern derer, die hier arbeiten, und allen, die in der Nähe wohnen.',
    ),
    teaserImage: 'plant-exterior',
    startDate: '2026-06-13T10:00:00+02:00',
    endDate: '2026-06-13T16:00:00+02:00',
    timeZone: 'Europe/Zurich',
    place: t('Head office Musterwil', 'Hauptsitz Musterwil'),
    address: t('Drahtweg 12, 6099 Musterwil', 'Drahtweg 12, 6099 Musterwil'),
    country: 'CH',
    modules: [
      {
        blockType: 'richText',
        content: t(
          'Eleven stations from the drum to the tested wire; at each of them something could be turned, cut or measured by hand. 940 people came, and 412 bracelets of stranded copper went home.',
          'Elf Stationen von der Trommel bis zur geprüften Leitung; an jeder liess sich etwas drehen, schneiden oder messen. 940 Personen kamen, 412 Armreife aus Litze gingen nach Hause.',
        ),
      },
    ],
  },
  {
    site: 'main',
    slug: 'open-house-hungary-2026',
    languages: both,
    kind: 'openHouse',
    title: t('Open house in Hungary', 'Hausmesse in Ungarn'),
    leadText: t(
      'The assembly of harness machines before the second hall is built: routes, shifts, a talk with those who set the machines up.',
      'Die Montage der Kabelsatzautomaten, bevor die zweite Halle entsteht: Wege, Schichten und ein Gespräch mit denen, die einrichten.',
    ),
    teaserImage: 'assembly-cell',
    startDate: '2026-12-03T09:00:00+01:00',
    endDate: '2026-12-03T15:30:00+01:00',
    timeZone: 'Europe/Budapest',
    place: t('Plant Mintaváros', 'Werk Mintaváros'),
    address: t('Huzal utca 8, 0099 Mintaváros', 'Huzal utca 8, 0099 Mintaváros'),
    country: 'HU',
    modules: [
      {
        blockType: 'accordion',
        title: t('The day', 'Der Tag'),
        items: [
          {
            title: t('9.00 Welcome and safety', '9.00 Begrüssung und Sicherheit'),
            content: t(
              'Shoes and glasses are lent. Please come in closed shoes all the same.',
              'Schuhe und Brillen stellen wir. Bitte kommen Sie trotzdem in geschlossenen Schuhen.',
            ),
          },
          {
            title: t('10.00 Through the assembly', '10.00 Durch die Montage'),
            content: t(
              'Groups of eight, in Hungarian, German or English. It takes ninety minutes.',
              'Gruppen zu acht, auf Ungarisch, Deutsch oder Englisch. Es dauert neunzig Minuten.',
            ),
          },
          {
            title: t('13.00 At the machine', '13.00 An der Maschine'),
            content: t(
              'Setting up a block of terminals yourself, with somebody beside you who has done it four hundred times.',
              'Einen Kontaktblock selbst einrichten, neben jemandem, der es vierhundertmal getan hat.',
            ),
          },
        ],
      },
      {
        blockType: 'callToAction',
        tone: 'light',
        title: t('Places are limited to 64', 'Es gibt 64 Plätze'),
        links: [to('main:contact', t('Register', 'Anmelden'))],
      },
    ],
  },
  {
    site: 'main',
    slug: 'open-house-north-america-2027',
    languages: both,
    kind: 'openHouse',
    title: t('Spring open house, Fairbrook', 'Hausmesse im Frühling, Fairbrook'),
    leadText: t(
      'Twelve machines at work, six talks, and a workshop on crimp height that ends with a micrometer in your hand.',
      'Zwölf Maschinen in Betrieb, sechs Vorträge und ein Workshop zur Crimphöhe, der mit der Messschraube in der Hand endet.',
    ),
    teaserImage: 'workshop',
    startDate: '2027-04-15T08:30:00-05:00',
    endDate: '2027-04-15T16:00:00-05:00',
    timeZone: 'America/Chicago',
    place: t('Komax North America', 'Komax Nordamerika'),
    address: t('200 Strand Avenue, Fairbrook, IL 00600', '200 Strand Avenue, Fairbrook, IL 00600'),
    country: 'US',
    link: {
      kind: 'page',
      page: 'north-america-events:spring-open-house',
      text: t('Programme', 'Programm'),
    },
    modules: [
      {
        blockType: 'keyFigures',
        figures: [
          { value: t('12', '12'), label: t('machines at work', 'Maschinen in Betrieb') },
          { value: t('6', '6'), label: t('talks of twenty minutes', 'Vorträge zu zwanzig Minuten') },
          { value: t('0', '0'), label: t('slides about the company', 'Folien über die Firma') },
        ],
      },
    ],
  },
];

import { author, h1, h2, li, p } from './blocks';
import type { SeedDocument } from './blocks';

/** Papers that only protected pages show, each in two languages under one address. */
export const partnerPapers: readonly SeedDocument[] = [
  {
    slug: 'partner-conditions',
    label: {
      en: 'Conditions for sales partners 2026',
      de: 'Konditionen für Vertriebspartner 2026 (englisch)',
    },
    paper: {
      title: 'Conditions for sales partners 2026',
      language: 'en',
      author,
      blocks: [
        h1('Conditions for sales partners 2026'),
        p(
          'These conditions apply to partners with a signed agreement from 1 January to 31 December 2026. They replace those of 2025. Please do not pass this paper on.',
        ),
        h2('Discount by group'),
        {
          kind: 'table',
          columns: [5, 2, 3],
          head: ['Group', 'Discount', 'From order value'],
          rows: [
            ['Bench-top machines', '18 %', 'EUR 5,000'],
            ['Automatic machines', '12 %', 'EUR 80,000'],
            ['Applicators and tools', '20 %', 'EUR 2,500'],
            ['Spare and wear parts', '15 %', 'none'],
            ['Training at the customer', '10 %', 'none'],
          ],
        },
        h2('Delivery'),
        ...li(
          'Bench-top machines leave the warehouse within five working days of the order.',
          'Automatic machines are confirmed with a week of delivery; a change up to six weeks before is free of charge.',
          'Demonstration machines are lent for up to eight weeks; freight is paid by the partner.',
        ),
        h2('Your contact'),
        p('Write to partners@komax.example. Questions about an offer are answered on the same working day.'),
      ],
    },
  },
  {
    slug: 'partner-conditions',
    version: 'de',
    label: {
      en: 'Conditions for sales partners 2026 (German)',
      de: 'Konditionen für Vertriebspartner 2026',
    },
    paper: {
      title: 'Konditionen für Vertriebspartner 2026',
      language: 'de',
      author,
      blocks: [
        h1('Konditionen für Vertriebspartner 2026'),
        p(
          'Diese Konditionen gelten für Partner mit unterzeichnetem Vertrag vom 1. Januar bis 31. Dezember 2026. Sie ersetzen jene von 2025. Bitte geben Sie dieses Blatt nicht weiter.',
        ),
        h2('Rabatt nach Gruppe'),
        {
          kind: 'table',
          columns: [5, 2, 3],
          head: ['Gruppe', 'Rabatt', 'Ab Auftragswert'],
          rows: [
            ['Tischgeräte', '18 %', 'EUR 5000'],
            ['Automaten', '12 %', 'EUR 80’000'],
            ['Applikatoren und Werkzeuge', '20 %', 'EUR 2500'],
            ['Ersatz- und Verschleissteile', '15 %', 'ohne'],
            ['Schulung beim Kunden', '10 %', 'ohne'],
          ],
        },
        h2('Lieferung'),
        ...li(
          'Tischgeräte verlassen das Lager innert fünf Arbeitstagen nach der Bestellung.',
          'Automaten werden mit einer Lieferwoche bestätigt; eine Verschiebung bis sechs Wochen vorher ist kostenlos.',
          'Vorführmaschinen werden bis zu acht Wochen ausgeliehen; die Fracht trägt der Partner.',
        ),
        h2('Ihr Kontakt'),
        p(
          'Schreiben Sie an partners@komax.example. Fragen zu einer Offerte beantworten wir am selben Arbeitstag.',
        ),
      ],
    },
  },
  {
    slug: 'service-bulletin-press-guard',
    label: {
      en: 'Service bulletin 2026-03: press guard switch',
      de: 'Servicebulletin 2026-03: Schalter der Pressenhaube (englisch)',
    },
    paper: {
      title: 'Service bulletin 2026-03: press guard switch',
      language: 'en',
      author,
      blocks: [
        h1('Service bulletin 2026-03: press guard switch'),
        p(
          'Affected are press modules delivered between March 2023 and May 2024. The guard switch can report a closed hood late, so that the press stops with a message although the hood is closed. The protective function itself is not impaired.',
        ),
        h2('What to do'),
        ...li(
          'Read the date of the switch: it is printed on its side, readable with the hood open.',
          'Switches dated 2023-05 to 2023-11 are exchanged at the next maintenance. The part is free of charge.',
          'Switch the machine off at the main switch and secure it before the exchange.',
          'After the exchange open and close the hood ten times and note the result in the machine log.',
        ),
        h2('Time and tools'),
        p('Twenty minutes per press module; hexagon key 3 mm, torque 1.2 Nm.'),
      ],
    },
  },
  {
    slug: 'service-bulletin-press-guard',
    version: 'de',
    label: {
      en: 'Service bulletin 2026-03: press guard switch (German)',
      de: 'Servicebulletin 2026-03: Schalter der Pressenhaube',
    },
    paper: {
      title: 'Servicebulletin 2026-03: Schalter der Pressenhaube',
      language: 'de',
      author,
      blocks: [
        h1('Servicebulletin 2026-03: Schalter der Pressenhaube'),
        p(
          'Betroffen sind Pressenmodule, die zwischen März 2023 und Mai 2024 ausgeliefert wurden. Der Schalter kann die geschlossene Haube verspätet melden; die Presse hält dann mit einer Meldung an, obwohl die Haube zu ist. Die Schutzfunktion selbst ist nicht beeinträchtigt.',
        ),
        h2('Vorgehen'),
        ...li(
          'Datum des Schalters ablesen: Es steht seitlich und ist bei offener Haube lesbar.',
          'Schalter mit Datum 2023-05 bis 2023-11 bei der nächsten Wartung tauschen. Das Teil ist kostenlos.',
          'Maschine vor dem Tausch am Hauptschalter ausschalten und sichern.',
          'Nach dem Tausch die Haube zehnmal öffnen und schliessen und das Ergebnis im Maschinenbuch eintragen.',
        ),
        h2('Zeit und Werkzeug'),
        p('Zwanzig Minuten je Pressenmodul; Innensechskant 3 mm, Drehmoment 1.2 Nm.'),
      ],
    },
  },
];

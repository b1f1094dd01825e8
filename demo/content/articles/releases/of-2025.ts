import type { SeedRelease } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t, to } from '../../pages/copy';
import { toProduct } from '../../pages/machines';
import { adhocRelease, release } from './release';

export const releases2025: readonly SeedRelease[] = [
  release({
    slug: 'wire-records-ten-years',
    publicationDate: '2025-11-20',
    title: t('Wire records are kept for ten years', 'Leitungsdaten bleiben zehn Jahre lesbar'),
    leadText: t(
      'Lumera Trace stores curve, tool and reel of every crimp in a format that can be read without our software.',
      'Lumera Trace legt Kurve, Werkzeug und Spule jedes Crimps in einem Format ab, das sich ohne unsere Software lesen lässt.',
    ),
    content: t(
      'Makers of vehicles ask for records that outlive the machine. The new version therefore writes plain tables beside its own database; a description of each column is part of the file. A plant with twenty lines fills about **40 gigabytes a year**.\n\nThe function is free of charge for customers with a maintenance contract.',
      'Fahrzeughersteller verlangen Nachweise, die die Maschine überdauern. Die neue Version schreibt darum neben die eigene Datenbank einfache Tabellen; die Beschreibung jeder Spalte liegt in der Datei. Ein Werk mit zwanzig Linien füllt rund **40 Gigabyte im Jahr**.\n\nFür Kunden mit Wartungsvertrag ist die Funktion kostenlos.',
    ),
    teaserImage: 'smart-network',
    links: [toProduct('lumera-trace', t('Read about {name}', 'Mehr zu {name}'))],
  }),
  adhocRelease({
    slug: 'acquisition-laser-marking',
    publicationDate: '2025-10-14',
    title: t('Komax acquires a laser-marking business', 'Komax übernimmt ein Geschäft für Lasermarkierung'),
    leadText: t(
      'The unit in southern Germany has 45 employees and revenue of EUR 11 million. It marks aircraft wire with ultraviolet light.',
      'Der Bereich in Süddeutschland zählt 45 Mitarbeitende und setzt EUR 11 Millionen um. Er markiert Flugzeugleitungen mit ultraviolettem Licht.',
    ),
    content: t(
      'The seller, a family-owned company, keeps its printing business. Komax takes over the development, the workshop and all jobs at the present site. The parties have agreed not to disclose the price; it is paid from **own funds**.\n\nThe transaction is subject to approval by the authorities and is expected to close by the end of the year. It has no material influence on the result of 2025.',
      'Die Verkäuferin, ein Familienunternehmen, behält ihr Druckgeschäft. Komax übernimmt Entwicklung, Werkstatt und alle Arbeitsplätze am heutigen Standort. Über den Preis haben die Parteien Stillschweigen vereinbart; bezahlt wird er aus **eigenen Mitteln**.\n\nDie Transaktion steht unter dem Vorbehalt der behördlichen Zustimmung und soll bis Ende Jahr vollzogen sein. Auf das Ergebnis 2025 hat sie keinen wesentlichen Einfluss.',
    ),
    teaserImage: 'wire-section',
    links: [toProduct('scripta-40-uv', t('What it is about: {name}', 'Worum es geht: {name}'))],
  }),
  adhocRelease({
    slug: 'half-year-2025',
    publicationDate: '2025-08-19',
    title: t('Half-year: back on course', 'Halbjahr: wieder auf Kurs'),
    leadText: t(
      'Revenue of CHF 349 million and an EBIT margin of 8.1 per cent in the first half of 2025. The outlook is confirmed.',
      'Umsatz von CHF 349 Millionen und eine EBIT-Marge von 8.1 Prozent im ersten Halbjahr 2025. Der Ausblick wird bestätigt.',
    ),
    content: t(
      'Incoming orders were **9 per cent higher** than a year before, which had been weak. Short-time work ended in both plants in February. The strong franc cost CHF 7 million of revenue.\n\nFor the whole year the group continues to expect revenue of at least CHF 700 million.',
      'Der Auftragseingang lag **9 Prozent höher** als im schwachen Vorjahr. Die Kurzarbeit endete in beiden Werken im Februar. Der starke Franken kostete CHF 7 Millionen Umsatz.\n\nFür das ganze Jahr rechnet die Gruppe weiterhin mit mindestens CHF 700 Millionen Umsatz.',
    ),
    teaserImage: 'process-chart',
    figures: [
      [same('349'), 'CHF', t('revenue, in millions', 'Umsatz in Millionen')],
      [same('8.1'), '%', t('EBIT margin', 'EBIT-Marge')],
      [same('+9'), '%', t('incoming orders', 'Auftragseingang')],
    ],
  }),
  release({
    slug: 'fifty-years',
    publicationDate: '2025-06-12',
    title: t('Fifty years: the plant opens its doors', 'Fünfzig Jahre: Das Werk öffnet die Türen'),
    leadText: t(
      'On 21 June 2025 everybody may come: neighbours, schools, former colleagues. The first machine of 1975 will be running.',
      'Am 21. Juni 2025 sind alle eingeladen: Nachbarschaft, Schulen, Ehemalige. Die erste Maschine von 1975 läuft.',
    ),
    content: t(
      'From ten to five, forty machines can be seen at work. Apprentices have rebuilt the first machine from its drawings and let visitors cut their own wire with it. The yearly apprentices’ market takes place on the same day.\n\nThe way from the station is signposted; parking is for those who can’t walk **twelve minutes**.',
      'Von zehn bis siebzehn Uhr sind vierzig Maschinen in Betrieb zu sehen. Lernende haben die erste Maschine nach ihren Zeichnungen nachgebaut; damit kürzen Besucherinnen und Besucher ihre eigene Leitung. Am selben Tag findet der Lehrstellenmarkt statt.\n\nDer Weg ab Bahnhof ist ausgeschildert; Parkplätze sind für alle, die keine **zwölf Minuten** gehen können.',
    ),
    teaserImage: 'workshop',
    links: [to('main:company/about', t('Five decades in short', 'Fünf Jahrzehnte in Kürze'))],
  }),
  adhocRelease({
    slug: 'annual-general-meeting-2025',
    publicationDate: '2025-04-16',
    title: t('General meeting: dividend of CHF 2.50', 'Generalversammlung: Dividende von CHF 2.50'),
    leadText: t(
      'Shareholders approve all motions of the board. A new member with experience in Asia joins it.',
      'Die Aktionärinnen und Aktionäre folgen allen Anträgen. Neu im Verwaltungsrat ist ein Mitglied mit Erfahrung in Asien.',
    ),
    content: t(
      '**62.3 per cent** of the share capital was represented. The annual report was approved with 98.7 per cent of the votes. For the first time shareholders could follow the meeting online and put questions in advance; there were nineteen, all of them answered in the hall.\n\nThe dividend was paid on 22 April 2025.',
      '**62.3 Prozent** des Aktienkapitals waren vertreten. Der Geschäftsbericht wurde mit 98.7 Prozent der Stimmen genehmigt. Erstmals liess sich die Versammlung im Netz verfolgen und Fragen liessen sich vorab stellen; es waren neunzehn, alle wurden im Saal beantwortet.\n\nAusbezahlt wurde die Dividende am 22. April 2025.',
    ),
    teaserImage: 'plant-exterior',
  }),
  release({
    slug: 'ordina-650-in-series',
    publicationDate: '2025-01-30',
    title: t('Ordina 650 goes into series', 'Ordina 650 geht in Serie'),
    leadText: t(
      'Two loading heads, pallets that travel: the machine builds the first half of a cockpit harness in four minutes.',
      'Zwei Bestückköpfe, wandernde Paletten: Die Maschine baut die erste Hälfte eines Cockpitkabelsatzes in vier Minuten.',
    ),
    content: t(
      'Three machines have been running at customers since spring 2024 and have loaded **2.1 million contacts**. One in 9,000 had to be put in by hand; the aim had been one in 5,000.\n\nThe machine is built in Hungary. Delivery times are about eight months.',
      'Drei Maschinen laufen seit Frühling 2024 bei Kunden und haben **2.1 Millionen Kontakte** bestückt. Einer von 9000 musste von Hand gesteckt werden; das Ziel war einer von 5000.\n\nGebaut wird die Maschine in Ungarn. Die Lieferzeit beträgt rund acht Monate.',
    ),
    teaserImage: 'machine-harness',
    links: [toProduct('ordina-650', t('Technical data of {name}', 'Technische Daten: {name}'))],
  }),
];

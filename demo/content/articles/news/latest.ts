import type {
  Localized,
  SeedLink,
  SeedNews,
} from '../../../../services/content/src/testing/seeding/documents/types';
import { t, to } from '../../pages/copy';
import { toProduct } from '../../pages/machines';
import { toRelease, toStory } from '../modules';
import { item } from './item';

const readOn = t('Read on', 'Weiterlesen');

const toEvent = (slug: string, text: Localized): SeedLink => ({
  kind: 'path',
  path: `/events/${slug}`,
  text,
});

/** News of the current half-year, newest first. */
export const latestNews: readonly SeedNews[] = [
  item(
    '2026-11-18',
    'capital-markets-day',
    t('Capital markets day on 24 November', 'Kapitalmarkttag am 24. November'),
    t(
      'From ten o’clock in Musterwil and online. The slides will be online when the first one is shown.',
      'Ab zehn Uhr in Musterwil und im Netz. Die Folien sind online, sobald die erste gezeigt wird.',
    ),
    to('main:investors', t('Financial calendar', 'Finanzkalender')),
  ),
  item(
    '2026-11-12',
    'seven-strands',
    t('A crimp of seven strands', 'Ein Crimp aus sieben Drähten'),
    t(
      'A camera counts to seven, four milliseconds long. Why that does more than force for very thin wire.',
      'Eine Kamera zählt auf sieben, vier Millisekunden lang. Weshalb das bei sehr dünnen Leitungen mehr hilft als Kraft.',
    ),
    toStory('a-crimp-of-seven-strands', readOn),
    'wire-section-fine',
  ),
  item(
    '2026-11-05',
    'guidance',
    t('Guidance for 2026 narrowed', 'Ausblick 2026 präzisiert'),
    t(
      'Revenue of CHF 725 to 735 million, EBIT margin of 8.8 to 9.2 per cent.',
      'Umsatz von CHF 725 bis 735 Millionen, EBIT-Marge von 8.8 bis 9.2 Prozent.',
    ),
    toRelease('guidance-2026-narrowed', t('Read the release', 'Zur Mitteilung')),
  ),
  item(
    '2026-10-29',
    'winter-hours',
    t('Service desk: hours over the holidays', 'Servicedesk: Zeiten über die Festtage'),
    t(
      'From 24 December to 2 January the desk answers from 08:00 to 16:00. Parts leave on every working day.',
      'Vom 24. Dezember bis 2. Januar nimmt der Servicedesk von acht bis sechzehn Uhr ab. Teile gehen an jedem Werktag hinaus.',
    ),
    to('main:services/maintenance', t('Service', 'Service')),
  ),
  item(
    '2026-10-15',
    'minus-thirty',
    t('Charging cables at minus thirty', 'Ladekabel bei minus dreissig'),
    t(
      'Three weeks in a cold store, between peas and fish, and a fold that came of it.',
      'Drei Wochen im Kühlhaus, zwischen Erbsen und Fisch, und eine Falte, die daraus entstand.',
    ),
    toStory('charging-cables-at-minus-thirty', readOn),
    'volta-shield',
  ),
  item(
    '2026-10-08',
    'hungary',
    t('A second hall in Hungary', 'Eine zweite Halle in Ungarn'),
    t(
      '4,200 m² for harness machines, heated with groundwater. Work begins in spring.',
      '4200 m² für Kabelsatzautomaten, mit Grundwasser geheizt. Baubeginn im Frühling.',
    ),
    toRelease('plant-hungary-extended', t('Read the release', 'Zur Mitteilung')),
    'plant-exterior',
  ),
  item(
    '2026-09-29',
    'iqc-update',
    t('IQC Micro 3 measures a section in four minutes', 'IQC Micro 3: Schliff in vier Minuten'),
    t(
      'The new version finds the edge of the barrel by itself. Owners get it with the next service.',
      'Die neue Version findet den Rand der Hülse selbst. Wer das Gerät hat, erhält sie beim nächsten Service.',
    ),
    toProduct('iqc-micro-3', t('About {name}', 'Mehr zu {name}')),
    'quality-lab',
  ),
  item(
    '2026-09-17',
    'night-shift',
    t('Night shift with nobody in it', 'Nachtschicht ohne Nachtschicht'),
    t(
      'A plant near Győr lets its lines run until six and tidies up the evening for it.',
      'Ein Werk bei Győr lässt seine Linien bis sechs laufen und räumt dafür den Abend auf.',
    ),
    toStory('unmanned-night-shift', readOn),
    'machine-harness',
  ),
  item(
    '2026-09-10',
    'lumera-edit',
    t('Lumera Edit reads lists with merged cells', 'Lumera Edit liest verbundene Zellen'),
    t(
      'Wire lists from spreadsheets often have them. Until now somebody had to take them apart by hand.',
      'Leitungslisten aus Tabellen haben sie oft. Bisher musste jemand sie von Hand auftrennen.',
    ),
    toProduct('lumera-edit', t('About {name}', 'Mehr zu {name}')),
  ),
  item(
    '2026-09-01',
    'open-house-2027',
    t('Spring open house: register now', 'Hausmesse im Frühling: jetzt anmelden'),
    t(
      'On 14 and 15 April 2027 in Fairbrook, Illinois. Bring a reel, see it run.',
      'Am 14. und 15. April 2027 in Fairbrook, Illinois. Spule mitbringen, Linie laufen sehen.',
    ),
    toEvent('open-house-north-america-2027', t('To the event', 'Zur Veranstaltung')),
    'event-stand',
  ),
  item(
    '2026-08-18',
    'half-year',
    t('Half-year: orders up seven per cent', 'Halbjahr: sieben Prozent mehr Aufträge'),
    t(
      'High-voltage machines and service carried the first six months.',
      'Hochvoltmaschinen und Service trugen die ersten sechs Monate.',
    ),
    toRelease('half-year-2026', t('Read the release', 'Zur Mitteilung')),
    'process-chart',
  ),
  item(
    '2026-08-10',
    'apprentices',
    t('Thirty-six apprentices begin', 'Sechsunddreissig Lernende fangen an'),
    t(
      'In four trades and three countries. On the first day each of them crimps a wire and keeps it.',
      'In vier Berufen und drei Ländern. Am ersten Tag crimpen alle eine Leitung und behalten sie.',
    ),
    to('main:company/careers', t('Careers', 'Karriere')),
    'training-room',
  ),
  item(
    '2026-07-16',
    'paper',
    t('A month without paper', 'Ein Monat ohne Papier'),
    t(
      'What our own assembly learned when job sheets were switched off for thirty days.',
      'Was unsere eigene Montage lernte, als dreissig Tage lang keine Auftragszettel mehr gedruckt wurden.',
    ),
    toStory('a-month-without-paper', readOn),
  ),
  item(
    '2026-07-02',
    'ductor-recall',
    t('Ductor 120: please check the brake', 'Ductor 120: Bitte Bremse prüfen'),
    t(
      'Machines built from March to May 2026 get a new brake lining, free of charge. The service desk makes an appointment.',
      'Geräte mit Baudatum März bis Mai 2026 erhalten kostenlos einen neuen Bremsbelag. Der Servicedesk vereinbart einen Termin.',
    ),
    to('main:services/service-bulletins', t('Service bulletins', 'Servicebulletins')),
  ),
];

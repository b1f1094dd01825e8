import type { SeedEvent } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t } from '../../pages/copy';

const both: SeedEvent['languages'] = ['en', 'de'];

/** Trade fairs; their names are made up. */
export const fairs: readonly SeedEvent[] = [
  {
    site: 'main',
    slug: 'wire-and-harness-2026',
    languages: both,
    kind: 'tradeFair',
    title: same('Wire & Harness 2026'),
    leadText: t(
      'Three halls, four days, and our line for 0.13 mm² ran from morning to evening without a person at it.',
      'Drei Hallen, vier Tage, und unsere Linie für 0.13 mm² lief von früh bis spät, ohne dass jemand daran stand.',
    ),
    teaserImage: 'event-stand',
    startDate: '2026-04-21',
    endDate: '2026-04-24',
    isAllDay: true,
    timeZone: 'Europe/Berlin',
    place: t('Exhibition centre Musterstadt', 'Messe Musterstadt'),
    address: same('Messeallee 1, 00990 Musterstadt'),
    country: 'DE',
    stand: 'Hall 9, A31',
    modules: [
      {
        blockType: 'richText',
        title: t('What was shown', 'Was zu sehen war'),
        content: t(
          'The line cut, stripped and crimped four terminals in turn, and showed each force curve on the wall above it. Visitors could mark a terminal and watch the machine sort the wire out.\n\nThe films of the four live sessions are available from the contact below.',
          'Die Linie schnitt, isolierte ab und crimpte vier Kontakte im Wechsel und zeigte jede Kraftkurve an der Wand darüber. Wer wollte, markierte einen Kontakt und sah zu, wie die Maschine die Leitung aussortierte.\n\nDie Filme der vier Vorführungen gibt es beim Kontakt unten.',
        ),
      },
    ],
  },
  {
    site: 'main',
    slug: 'cable-technology-asia-2026',
    languages: both,
    kind: 'tradeFair',
    title: same('Cable Technology Asia 2026'),
    leadText: t(
      'High-voltage cables up to 120 mm² and the matching busbars, on a stand of our own for the first time.',
      'Hochvoltleitungen bis 120 mm² und die passenden Stromschienen, erstmals auf einem eigenen Stand.',
    ),
    teaserImage: 'volta-shield',
    startDate: '2026-12-08',
    endDate: '2026-12-10',
    isAllDay: true,
    timeZone: 'Asia/Shanghai',
    place: t('Lujiang fairground, Shanghai', 'Messegelände Lujiang, Shanghai'),
    country: 'CN',
    stand: 'W3-C18',
    modules: [
      {
        blockType: 'keyFigures',
        title: t('On the stand', 'Am Stand'),
        figures: [
          {
            value: same('3'),
            label: t('machines at work', 'Maschinen in Betrieb'),
          },
          {
            value: same('120'),
            unit: same('mm²'),
            label: t('largest cable prepared', 'grösste vorbereitete Leitung'),
          },
          {
            value: same('15'),
            unit: same('min'),
            label: t('for each demonstration, on the hour', 'je Vorführung, zur vollen Stunde'),
          },
        ],
      },
      {
        blockType: 'richText',
        title: t('Bring a piece of cable', 'Bringen Sie ein Stück Leitung mit'),
        content: t(
          'Half a metre is enough. We strip the shield while you wait, measure the cut under the microscope and give you the picture.',
          'Ein halber Meter genügt. Wir setzen den Schirm ab, während Sie warten, messen den Schnitt unter dem Mikroskop und geben Ihnen das Bild mit.',
        ),
      },
    ],
  },
  {
    site: 'main',
    slug: 'assembly-expo-2027',
    languages: both,
    countries: ['US', 'MX', 'CH', 'DE'],
    kind: 'tradeFair',
    title: same('Assembly Expo 2027'),
    leadText: t(
      'Small lots are the rule now. We show changeovers, not speed records.',
      'Kleine Lose sind die Regel geworden. Wir zeigen Umrüstungen statt Rekorde.',
    ),
    teaserImage: 'machine-crimp',
    startDate: '2027-02-16',
    endDate: '2027-02-18',
    isAllDay: true,
    timeZone: 'America/Chicago',
    place: t('Fairbrook Convention Center', 'Kongresszentrum Fairbrook'),
    address: same('1 Lakefront Plaza, Fairbrook, IL 00600'),
    country: 'US',
    stand: '2418',
    link: {
      kind: 'page',
      page: 'north-america-events:home',
      text: t('Travel and hotels', 'Reise und Hotels'),
    },
    modules: [
      {
        blockType: 'richText',
        title: t('Ninety seconds, by the clock', 'Neunzig Sekunden mit der Uhr'),
        content: t(
          'Every hour a visitor changes the applicator on the crimping machine; the clock above the stand counts. The fastest of the day gets a microscope picture of the last crimp, framed.',
          'Jede Stunde wechselt jemand aus dem Publikum den Applikator der Crimpmaschine; die Uhr über dem Stand läuft mit. Wer am schnellsten ist, bekommt das Schliffbild des letzten Crimps, gerahmt.',
        ),
      },
    ],
  },
  {
    site: 'main',
    slug: 'test-and-measure-2027',
    languages: both,
    kind: 'tradeFair',
    title: same('Test & Measure 2027'),
    leadText: t(
      'Cirris and Adaptronic side by side: the same harness, tested once on the bench and once in the rack.',
      'Cirris und Adaptronic nebeneinander: derselbe Kabelsatz, einmal am Tisch und einmal im Rack geprüft.',
    ),
    teaserImage: 'adaptronic-tester',
    startDate: '2027-05-04',
    endDate: '2027-05-06',
    isAllDay: true,
    timeZone: 'Europe/Berlin',
    place: t('Exhibition centre Neckarfeld', 'Messe Neckarfeld'),
    country: 'DE',
    stand: '5-214',
    modules: [
      {
        blockType: 'richText',
        content: t(
          'Bring a fault: an open, a short, a swapped pin. We write down how long each tester takes to find it and what the message says to the person who has to repair it.',
          'Bringen Sie einen Fehler mit: Unterbruch, Schluss, vertauschter Pin. Wir schreiben auf, wie lange jeder Tester braucht und was er der Person sagt, die reparieren muss.',
        ),
      },
    ],
  },
];

import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t, to } from '../copy';
import { productPicture, toProduct } from '../machines';

export const cirrisHome: SeedPage = {
  site: 'cirris',
  slug: 'home',
  pageType: 'Home',
  languages: ['en', 'de'],
  title: t('Cable and harness testers', 'Tester für Kabel und Kabelsätze'),
  description: t(
    'Cirris testers find opens, shorts, miswires and weak insulation in cables with 64 to 8,192 points, and say in plain words what is wrong.',
    'Tester von Cirris finden Unterbrüche, Kurzschlüsse, Verdrahtungsfehler und schwache Isolation an 64 bis 8192 Punkten.',
  ),
  shareImage: 'cirris-tester',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'large',
      tone: 'light',
      overline: t('Cable and harness testing', 'Prüfung von Kabeln und Kabelsätzen'),
      title: t('Know that every wire is right', 'Wissen, dass jede Ader stimmt'),
      text: t(
        'A tester should take ten minutes to learn and a second to answer. Ours show the fault by name, colour and place.',
        'Einen Tester sollte man in zehn Minuten lernen, und er sollte in einer Sekunde antworten. Unsere nennen den Fehler mit Name, Farbe und Ort.',
      ),
      image: 'cirris-tester',
      links: [
        to('cirris:testers', t('Choose a tester', 'Prüfgerät wählen')),
        to('cirris:learn', t('Learn about testing', 'Mehr über das Prüfen')),
      ],
    },
    {
      blockType: 'teaserGrid',
      title: t('What do you build?', 'Was bauen Sie?'),
      teasers: [
        {
          overline: same('Cirris CR 1'),
          title: t('Cables at the bench', 'Kabel am Tisch'),
          text: t('Up to 2,048 points, plugs in directly.', 'Bis 2048 Punkte, direkt gesteckt.'),
          image: productPicture('cirris-cr-1'),
          link: toProduct('cirris-cr-1', same('{name}')),
        },
        {
          overline: same('Cirris CR 4'),
          title: t('Harnesses on the board', 'Kabelsätze am Brett'),
          text: t('Guided building, up to 4,096 points.', 'Geführtes Bauen, bis 4096 Punkte.'),
          image: productPicture('cirris-cr-4'),
          link: toProduct('cirris-cr-4', same('{name}')),
        },
        {
          overline: same('Cirris CH 2'),
          title: t('Flight and defence', 'Luftfahrt und Wehrtechnik'),
          text: t('2,100 V DC, 1,400 V AC, up to 8,192 points.', '2100 V DC, 1400 V AC, bis 8192 Punkte.'),
          image: productPicture('cirris-ch-2'),
          link: toProduct('cirris-ch-2', same('{name}')),
        },
      ],
    },
    {
      blockType: 'keyFigures',
      figures: [
        {
          value: same('10'),
          unit: t('min', 'Min.'),
          label: t('to teach a cable from a good sample', 'um ein Kabel am Gutmuster einzulernen'),
        },
        {
          value: same('0.001'),
          unit: same('Ω'),
          label: t('resolution in four-wire mode', 'Auflösung in Vierleitertechnik'),
        },
        {
          value: t('2,100', '2100'),
          unit: same('V DC'),
          label: t('insulation and withstand test', 'Isolations- und Spannungsprüfung'),
        },
        {
          value: same('800+'),
          label: t('connector adapters in stock', 'Steckeradapter am Lager'),
        },
      ],
    },
    {
      blockType: 'mediaText',
      overline: t('Guided set-up', 'Geführte Einrichtung'),
      title: t('Plug in, learn, name, test', 'Stecken, lernen, benennen, prüfen'),
      content: t(
        'The tester reads the adapter, learns the connections of a good cable and asks you to name the pins once. From then on it speaks your language: “Pin 7, blue, expected at J2-4, found at J2-5.”\n\nChanges are kept with **date, person and reason**, as auditors ask.',
        'Der Tester erkennt den Adapter, lernt die Verbindungen eines guten Kabels und lässt Sie die Pins einmal benennen. Danach spricht er Ihre Sprache: «Pin 7, blau, erwartet an J2-4, gefunden an J2-5.»\n\nÄnderungen werden mit **Datum, Person und Grund** festgehalten, wie es Auditoren verlangen.',
      ),
      image: 'connector-family',
      mediaPosition: 'start',
    },
    {
      blockType: 'quote',
      quote: t(
        'A test that nobody understands will be switched off by Friday.',
        'Eine Prüfung, die niemand versteht, ist bis Freitag ausgeschaltet.',
      ),
      attribution: t('Tester design guide, page 1', 'Leitfaden Testerentwicklung, Seite 1'),
    },
    {
      blockType: 'marketingSection',
      logo: 'logo-komax',
      backgroundColor: 'Dark_White',
      title: t('Build it right, then prove it', 'Erst richtig bauen, dann beweisen'),
      text: t(
        'Crimping machines of the group deliver their records to the same report.',
        'Crimpautomaten der Gruppe liefern ihre Werte in denselben Bericht.',
      ),
      link: to('main:solutions/crimping', t('Crimping at Komax', 'Crimpen bei Komax')),
    },
    {
      blockType: 'callToAction',
      tone: 'accent',
      title: t('Bring a cable to the call', 'Nehmen Sie ein Kabel mit zum Gespräch'),
      text: t(
        'In half an hour we set up a test for it together, by video.',
        'In einer halben Stunde richten wir gemeinsam per Video eine Prüfung dafür ein.',
      ),
      links: [
        to('cirris:contact', t('Arrange a session', 'Termin vereinbaren')),
        toProduct('cirris-cr-4', t('See {name}', '{name} ansehen')),
      ],
    },
  ],
};

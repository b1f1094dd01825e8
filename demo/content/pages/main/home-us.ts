import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t, to } from '../copy';
import { productPicture, toProduct } from '../machines';

/** The home page for the United States: same address, AWG and inches first, the plant and the events on site. */
export const mainHomeUs: SeedPage = {
  site: 'main',
  slug: 'home',
  pageType: 'Home',
  languages: ['en', 'de'],
  countries: ['US'],
  title: t('Wire processing in North America', 'Kabelverarbeitung in Nordamerika'),
  description: t(
    'Cut, strip, crimp, twist and test wire from AWG 36 to 4/0, with parts, training and service engineers in Illinois, Texas and Mexico.',
    'Leitungen von AWG 36 bis 4/0 verarbeiten und prüfen, mit Teilelager, Schulung und Service in Illinois, Texas und Mexiko.',
  ),
  shareImage: 'hero-line',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'large',
      tone: 'dark',
      overline: t('Komax in North America', 'Komax in Nordamerika'),
      title: t('Every strand accounted for', 'Auf jeden Draht ist Verlass'),
      text: t(
        'From AWG 36 sensor wire to 4/0 battery cable: machines that place the cut within four thousandths of an inch and put the proof on file.',
        'Von der Sensorleitung AWG 36 bis zum Batteriekabel 4/0: Maschinen, die auf ein Zehntelmillimeter schneiden und den Nachweis ablegen.',
      ),
      image: 'hero-line',
      links: [
        to('main:solutions', t('See the solutions', 'Lösungen ansehen')),
        to('north-america-events:spring-open-house', t('Spring open house', 'Hausmesse im Frühling')),
      ],
    },
    {
      blockType: 'teaserGrid',
      title: t('Where lines usually start', 'Womit Linien meist beginnen'),
      text: t(
        'Most shops add one step at a time. These four connect to each other later on, mechanically and in data.',
        'Die meisten Betriebe ergänzen Schritt für Schritt. Diese vier lassen sich später verbinden, mechanisch und in den Daten.',
      ),
      teasers: [
        {
          overline: same('UniStrip 2015'),
          title: t('Bench-top stripping', 'Abisolieren am Tisch'),
          text: t(
            'AWG 32 to 10, hand-fed, set up in ten seconds.',
            'AWG 32 bis 10, von Hand zugeführt, in zehn Sekunden gerüstet.',
          ),
          image: productPicture('unistrip-2015'),
          link: toProduct('unistrip-2015', same('{name}')),
        },
        {
          overline: same('Linea 240'),
          title: t('Cut and strip', 'Ablängen und Abisolieren'),
          text: t('AWG 28 to 10 from the reel, 13.1 ft/s.', 'AWG 28 bis 10 ab Spule, 4 m/s.'),
          image: productPicture('linea-240'),
          link: toProduct('linea-240', same('{name}')),
        },
        {
          overline: same('Cresta 433'),
          title: t('Crimp both ends', 'Beidseitig crimpen'),
          text: t('AWG 28 to 8, 4,500 leads an hour.', 'AWG 28 bis 8, 4500 Leitungen pro Stunde.'),
          image: productPicture('cresta-433'),
          link: toProduct('cresta-433', same('{name}')),
        },
        {
          overline: same('Cirris'),
          title: t('Test what you build', 'Prüfen, was entsteht'),
          text: t('Harness testers built in Utah.', 'Kabelsatztester aus Utah.'),
          image: 'cirris-tester',
          link: { kind: 'page', page: 'cirris:home' },
        },
      ],
    },
    {
      blockType: 'keyFigures',
      title: t('Close by', 'In der Nähe'),
      figures: [
        {
          value: same('3'),
          label: t('service hubs: Illinois, Texas, Querétaro', 'Stützpunkte: Illinois, Texas, Querétaro'),
        },
        {
          value: same('24'),
          unit: same('h'),
          label: t('to dispatch a part in stock', 'bis zum Versand eines Lagerteils'),
        },
        { value: t('18,000', '18’000'), label: t('part numbers on the shelf', 'Teilenummern am Lager') },
        { value: same('62'), label: t('field engineers', 'Servicetechnikerinnen und -techniker') },
      ],
    },
    {
      blockType: 'mediaText',
      overline: t('Standards', 'Normen'),
      title: t('Released to the specification you work to', 'Freigegeben nach Ihrer Spezifikation'),
      content: t(
        'Trial reports list the limits of the standard you name, next to the values measured on your wire:\n\n- **USCAR-21** for automotive terminals\n- **IPC/WHMA-A-620** for workmanship, classes 1 to 3\n- **UL 486A** for pull-out force\n- **SAE AS7928** for aerospace terminals\n\nForces are given in pounds and newtons, lengths in inches and millimetres.',
        'Versuchsberichte führen die Grenzwerte der gewünschten Norm neben den Messwerten Ihrer Leitung auf:\n\n- **USCAR-21** für Kontakte im Fahrzeug\n- **IPC/WHMA-A-620** für die Ausführung, Klassen 1 bis 3\n- **UL 486A** für die Ausreisskraft\n- **SAE AS7928** für Kontakte in der Luftfahrt\n\nKräfte stehen in Pound und Newton, Längen in Zoll und Millimetern.',
      ),
      image: 'quality-lab',
      mediaPosition: 'start',
      links: [to('main:technology/wire-guide', t('AWG and mm² side by side', 'AWG und mm² nebeneinander'))],
    },
    {
      blockType: 'marketingSection',
      logo: 'logo-komax',
      backgroundColor: 'Accent',
      title: t('See a line running', 'Eine Linie in Betrieb sehen'),
      text: t(
        'Open house on 14 and 15 April 2027 in Fairbrook, Illinois. Bring a reel.',
        'Hausmesse am 14. und 15. April 2027 in Fairbrook, Illinois. Bringen Sie eine Spule mit.',
      ),
      link: to('north-america-events:home', t('All events', 'Alle Veranstaltungen')),
    },
    {
      blockType: 'callToAction',
      tone: 'light',
      title: t('An engineer in your time zone', 'Technik in Ihrer Zeitzone'),
      text: t(
        'Monday to Friday, 7.30 a.m. to 5 p.m. Central: +1 312 555 0140.',
        'Montag bis Freitag, 7.30 bis 17 Uhr Central Time: +1 312 555 0140.',
      ),
      links: [
        to('main:contact', t('Contact', 'Kontakt')),
        to('main:services/spare-parts', t('Order parts', 'Teile bestellen')),
      ],
    },
  ],
};

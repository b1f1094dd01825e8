import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t } from '../copy';

export const mainContact: SeedPage = {
  site: 'main',
  slug: 'contact',
  pageType: 'Form',
  languages: ['en', 'de'],
  title: t('Contact', 'Kontakt'),
  description: t(
    'Addresses, telephone numbers and hours of Komax in Switzerland, Germany, Hungary, China and the United States.',
    'Adressen, Telefonnummern und Zeiten von Komax in der Schweiz, in Deutschland, Ungarn, China und den USA.',
  ),
  shareImage: 'world-map',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Contact', 'Kontakt'),
      title: t('Someone who knows the machine answers', 'Es meldet sich jemand, der die Maschine kennt'),
      text: t(
        'Within 24 hours on working days; on the service line at once.',
        'An Arbeitstagen innert 24 Stunden, auf der Servicenummer sofort.',
      ),
      image: 'world-map',
      links: [
        {
          kind: 'external',
          url: 'mailto:info@komax.example',
          text: t('info@komax.example', 'info@komax.example'),
        },
      ],
    },
    { blockType: 'form', kind: 'contact', title: t('Write to us', 'Schreiben Sie uns') },
    {
      blockType: 'keyFiguresComparison',
      title: t('Direct lines', 'Direkte Nummern'),
      caption: t('Telephone numbers and hours by subject', 'Telefonnummern und Zeiten nach Anliegen'),
      columns: [t('Telephone', 'Telefon'), t('E-mail', 'E-Mail'), t('Hours', 'Zeiten')],
      rows: [
        {
          label: t('Sales and trials', 'Verkauf und Versuche'),
          values: [
            same('+41 41 000 00 10'),
            same('info@komax.example'),
            t('Mon–Fri 8–17 CET', 'Mo–Fr 8–17 Uhr'),
          ],
        },
        {
          label: t('Service desk', 'Servicedesk'),
          values: [
            same('+41 41 000 00 20'),
            same('service@komax.example'),
            t('Mon–Sat 6–22 CET', 'Mo–Sa 6–22 Uhr'),
          ],
        },
        {
          label: t('Spare parts', 'Ersatzteile'),
          values: [
            same('+41 41 000 00 30'),
            same('parts@komax.example'),
            t('Mon–Fri 7–17 CET', 'Mo–Fr 7–17 Uhr'),
          ],
        },
        {
          label: t('Training', 'Schulung'),
          values: [
            same('+41 41 000 00 40'),
            same('training@komax.example'),
            t('Mon–Fri 8–17 CET', 'Mo–Fr 8–17 Uhr'),
          ],
        },
      ],
    },
    {
      blockType: 'accordion',
      title: t('Locations', 'Standorte'),
      items: [
        {
          title: t('Switzerland, head office', 'Schweiz, Hauptsitz'),
          content: t(
            'Komax, Drahtweg 12, 6099 Musterwil LU, Switzerland\n\nTelephone [+41 41 000 00 00](tel:+41410000000)\n\nPlant, laboratory, training centre. Twelve minutes on foot from the station.',
            'Komax, Drahtweg 12, 6099 Musterwil LU, Schweiz\n\nTelefon [+41 41 000 00 00](tel:+41410000000)\n\nWerk, Labor, Schulungszentrum. Zwölf Minuten zu Fuss vom Bahnhof.',
          ),
        },
        {
          title: t('Germany', 'Deutschland'),
          content: t(
            'Komax Germany, Litzenstrasse 4, 00990 Musterstadt, Germany\n\nTelephone [+49 30 23125 410](tel:+493023125410)\n\nPlant, sales, training centre.',
            'Komax Deutschland, Litzenstrasse 4, 00990 Musterstadt, Deutschland\n\nTelefon [+49 30 23125 410](tel:+493023125410)\n\nWerk, Verkauf, Schulungszentrum.',
          ),
        },
        {
          title: t('Hungary', 'Ungarn'),
          content: t(
            'Komax Hungary, Huzal utca 8, 0099 Mintaváros, Hungary\n\nTelephone [+36 1 000 0060](tel:+3610000060)\n\nPlant, warehouse, training centre.',
            'Komax Ungarn, Huzal utca 8, 0099 Mintaváros, Ungarn\n\nTelefon [+36 1 000 0060](tel:+3610000060)\n\nWerk, Lager, Schulungszentrum.',
          ),
        },
        {
          title: t('United States', 'USA'),
          content: t(
            'Komax North America, 200 Strand Avenue, Fairbrook, IL 00600, United States\n\nTelephone [+1 312 555 0140](tel:+13125550140)\n\nPlant, warehouse, training centre, events.',
            'Komax Nordamerika, 200 Strand Avenue, Fairbrook, IL 00600, USA\n\nTelefon [+1 312 555 0140](tel:+13125550140)\n\nWerk, Lager, Schulungszentrum, Veranstaltungen.',
          ),
        },
        {
          title: t('China', 'China'),
          content: t(
            'Komax China, 88 Daoxian Road, 000099 Shanghai, China\n\nTelephone [+86 21 0000 0080](tel:+862100000080)\n\nPlant, warehouse, training centre.',
            'Komax China, 88 Daoxian Road, 000099 Shanghai, China\n\nTelefon [+86 21 0000 0080](tel:+862100000080)\n\nWerk, Lager, Schulungszentrum.',
          ),
        },
      ],
    },
    {
      blockType: 'mediaText',
      overline: t('Trials', 'Versuche'),
      title: t('What to send with your wire', 'Was wir mit der Leitung brauchen'),
      content: t(
        '- ten metres of each wire, with its data sheet\n- fifty terminals on the strip, fifty seals\n- the drawing or the standard that applies\n- the quantity per year and the smallest lot\n\nLabel the parcel “Trial” and add a name we may call.',
        '- zehn Meter je Leitung, mit Datenblatt\n- fünfzig Kontakte am Band, fünfzig Tüllen\n- die Zeichnung oder die geltende Norm\n- die Jahresmenge und das kleinste Los\n\nBeschriften Sie das Paket mit «Versuch» und nennen Sie eine Ansprechperson.',
      ),
      image: 'connector-family',
      mediaPosition: 'end',
    },
  ],
};

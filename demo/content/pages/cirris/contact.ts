import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t } from '../copy';

export const cirrisContact: SeedPage = {
  site: 'cirris',
  slug: 'contact',
  pageType: 'Form',
  languages: ['en', 'de'],
  title: t('Contact', 'Kontakt'),
  description: t(
    'Reach Cirris in North America and Europe: telephone, e-mail, opening hours and calibration service.',
    'Cirris in Nordamerika und Europa erreichen: Telefon, E-Mail, Zeiten und Kalibrierservice.',
  ),
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Contact', 'Kontakt'),
      title: t('Two time zones, one team', 'Zwei Zeitzonen, ein Team'),
      image: 'world-map',
    },
    { blockType: 'form', kind: 'contact', title: t('Write to us', 'Schreiben Sie uns') },
    {
      blockType: 'keyFiguresComparison',
      title: t('Offices', 'Büros'),
      caption: t('Telephone, e-mail and hours by region', 'Telefon, E-Mail und Zeiten nach Region'),
      columns: [t('North America', 'Nordamerika'), t('Europe', 'Europa')],
      rows: [
        { label: t('Telephone', 'Telefon'), values: [same('+1 801 555 0172'), same('+49 30 23125 430')] },
        {
          label: t('E-mail', 'E-Mail'),
          values: [same('cirris@komax.example'), same('cirris-eu@komax.example')],
        },
        {
          label: t('Hours', 'Zeiten'),
          values: [t('Mon–Fri 7–17 MT', 'Mo–Fr 7–17 Uhr MT'), t('Mon–Fri 8–17 CET', 'Mo–Fr 8–17 Uhr')],
        },
      ],
    },
    {
      blockType: 'mediaText',
      overline: t('Calibration', 'Kalibrierung'),
      title: t('Once a year, on your bench or ours', 'Einmal im Jahr, bei Ihnen oder bei uns'),
      content: t(
        'A calibration kit plugs into the tester like a cable, runs for fifteen minutes and writes the certificate. Kits go by parcel and come back the same week.\n\nRepairs: [cirris-service@komax.example](mailto:cirris-service@komax.example)',
        'Der Kalibriersatz wird wie ein Kabel gesteckt, läuft fünfzehn Minuten und schreibt das Zertifikat. Die Sätze reisen per Paket und kommen in derselben Woche zurück.\n\nReparaturen: [cirris-service@komax.example](mailto:cirris-service@komax.example)',
      ),
      image: 'quality-lab',
      mediaPosition: 'end',
      links: [
        {
          kind: 'external',
          url: 'mailto:cirris-service@komax.example',
          text: t('Arrange a calibration', 'Kalibrierung vereinbaren'),
        },
      ],
    },
  ],
};

import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t, to } from '../copy';
import { priceSeries } from './investors-price';

const row = (label: [string, string], ...figures: string[]) => ({
  cells: [t(...label), ...figures],
});

export const mainInvestors: SeedPage = {
  site: 'main',
  slug: 'investors',
  pageType: 'Investor',
  languages: ['en', 'de'],
  title: t('Investors', 'Investoren'),
  description: t(
    'Share price, figures per share, shareholders and the financial calendar of Komax.',
    'Aktienkurs, Kennzahlen je Aktie, Aktionariat und Finanzkalender von Komax.',
  ),
  shareImage: 'process-chart',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Investors', 'Investoren'),
      title: t('Figures that can be read aloud', 'Zahlen, die man vorlesen kann'),
      text: t(
        'Every chart on this page is also a table, and every table a file.',
        'Jede Kurve auf dieser Seite ist auch eine Tabelle und jede Tabelle eine Datei.',
      ),
      image: 'process-chart',
    },
    {
      blockType: 'keyFigures',
      title: t('2025 at a glance', '2025 auf einen Blick'),
      figures: [
        { value: same('712'), unit: t('CHF m', 'Mio. CHF'), label: t('revenue', 'Umsatz') },
        {
          value: same('61'),
          unit: t('CHF m', 'Mio. CHF'),
          label: t('earnings before interest and tax', 'Betriebsergebnis (EBIT)'),
        },
        { value: t('3,400', '3400'), label: t('people', 'Mitarbeitende') },
        { value: same('3.00'), unit: same('CHF'), label: t('dividend per share', 'Dividende je Aktie') },
      ],
    },
    {
      blockType: 'shareTable',
      title: t('Share', 'Aktie'),
      text: t(
        'Registered share, SIX Swiss Exchange, ticker KMXX. Prices are weekly closes.',
        'Namenaktie, SIX Swiss Exchange, Kürzel KMXX. Die Kurse sind Wochenschlusskurse.',
      ),
      caption: t('Figures per share, 2021 to 2025', 'Kennzahlen je Aktie, 2021 bis 2025'),
      source: t('Annual reports 2021 to 2025', 'Geschäftsberichte 2021 bis 2025'),
      currency: 'CHF',
      seriesLabel: t('Weekly closing price', 'Wochenschlusskurs'),
      series: priceSeries,
      columns: [
        { label: t('Year', 'Jahr'), kind: 'text' },
        { label: t('Earnings per share', 'Gewinn je Aktie'), kind: 'number' },
        { label: t('Dividend', 'Dividende'), kind: 'number' },
        { label: t('Book value', 'Buchwert'), kind: 'number' },
        { label: t('Payout', 'Ausschüttung'), kind: 'percent' },
      ],
      rows: [
        { cells: ['2025', '8.42', '3.00', '74.10', '35.6'] },
        { cells: ['2024', '6.05', '2.50', '69.80', '41.3'] },
        { cells: ['2023', '8.91', '3.00', '67.25', '33.7'] },
        { cells: ['2022', '10.07', '5.50', '64.90', '54.6'] },
        { cells: ['2021', '7.88', '4.50', '60.15', '57.1'] },
      ],
    },
    {
      blockType: 'shareTable',
      title: t('Shareholders', 'Aktionariat'),
      caption: t(
        'Registered shares by group of holders, 30 June 2026',
        'Eingetragene Aktien nach Aktionärsgruppe, 30. Juni 2026',
      ),
      source: t('Share register', 'Aktienregister'),
      columns: [
        { label: t('Group', 'Gruppe'), kind: 'text' },
        { label: t('Holders', 'Aktionäre'), kind: 'number' },
        { label: t('Share of capital', 'Kapitalanteil'), kind: 'percent' },
      ],
      rows: [
        row(['Private persons', 'Privatpersonen'], '6214', '31.4'),
        row(['Pension funds', 'Pensionskassen'], '118', '22.9'),
        row(['Funds', 'Fonds'], '241', '27.6'),
        row(['Foundations', 'Stiftungen'], '17', '9.8'),
        row(['Others', 'Übrige'], '402', '8.3'),
      ],
    },
    {
      blockType: 'financialCalendar',
      title: t('Financial calendar', 'Finanzkalender'),
      entries: [
        { date: '2026-11-24', title: t('Capital markets day', 'Kapitalmarkttag'), place: same('Musterwil') },
        { date: '2027-01-21', title: t('Preliminary figures 2026', 'Erste Zahlen 2026') },
        {
          date: '2027-03-16',
          title: t(
            'Annual report 2026, conference for media and analysts',
            'Geschäftsbericht 2026, Medien- und Analystenkonferenz',
          ),
          place: t('Zurich', 'Zürich'),
        },
        {
          date: '2027-04-14',
          title: t('Annual general meeting', 'Generalversammlung'),
          place: t('Lucerne', 'Luzern'),
        },
        { date: '2027-04-16', title: t('Ex-dividend day', 'Ex-Tag der Dividende') },
        { date: '2027-04-20', title: t('Payment of the dividend', 'Auszahlung der Dividende') },
        { date: '2027-08-17', title: t('Half-year report 2027', 'Halbjahresbericht 2027') },
        {
          date: '2027-11-23',
          endDate: '2027-11-24',
          title: t('Plant visit in Hungary for investors', 'Werkbesuch in Ungarn für Investoren'),
          place: same('Mintaváros'),
        },
      ],
    },
    {
      blockType: 'mediaReleaseList',
      title: t('Latest releases', 'Neueste Mitteilungen'),
      limit: 5,
      hasArchive: false,
    },
    {
      blockType: 'downloadList',
      title: t('Reports', 'Berichte'),
      files: [
        { file: 'half-year-report-2026' },
        { file: 'annual-report-2025' },
        { file: 'annual-report-2024' },
        { file: 'annual-report-2023' },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'light',
      title: t('Questions about the share', 'Fragen zur Aktie'),
      text: t(
        'Investor relations replies within one working day.',
        'Investor Relations antwortet innert eines Arbeitstages.',
      ),
      links: [to('main:contact', t('Write to us', 'Schreiben Sie uns'))],
    },
  ],
};

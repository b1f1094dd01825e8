import { author, h1, h2, p, type SeedDocument } from './blocks';

type Row = readonly [label: string, year: string, yearBefore: string];

interface AnnualReport {
  readonly year: number;
  readonly introduction: string;
  /** In CHF million. */
  readonly group: readonly Row[];
  readonly revenue: readonly Row[];
  /** In CHF. */
  readonly share: readonly Row[];
  readonly outlook: string;
  readonly date: string;
}

const annualReport = ({
  year,
  introduction,
  group,
  revenue,
  share,
  outlook,
  date,
}: AnnualReport): SeedDocument => {
  const columns = [4, 2.4, 2.4];
  const years = [String(year), String(year - 1)];
  return {
    slug: `annual-report-${year}`,
    label: {
      en: `Annual report ${year}, short version`,
      de: `Geschäftsbericht ${year}, Kurzfassung (englisch)`,
    },
    paper: {
      title: `Annual report ${year}`,
      language: 'en',
      author,
      blocks: [
        h1(`Annual report ${year}`),
        p(introduction),
        h2('The group'),
        { kind: 'table', columns, head: ['In CHF million', ...years], rows: group },
        h2('Revenue by region and from service'),
        { kind: 'table', columns, head: ['In CHF million', ...years], rows: revenue },
        h2('The share'),
        { kind: 'table', columns, head: ['In CHF', ...years], rows: share },
        h2('Outlook'),
        p(outlook),
        p(
          `These statements rest on what was known on ${date}. Currencies, prices of copper and the pace of the change to electric drives can make them wrong.`,
        ),
      ],
    },
  };
};

/** Reports to shareholders; their figures are those of the releases and of the investors' page. */
export const reports: readonly SeedDocument[] = [
  annualReport({
    year: 2025,
    introduction:
      'Revenue grew by 2.6 per cent, in local currencies by 4.1 per cent, and earnings before interest and tax by 17 per cent. A quarter of revenue came from service for the first time. In October the group acquired a laser-marking business in southern Germany, paid from own funds; net debt still fell by CHF 15 million.',
    group: [
      ['Incoming orders', '713.1', '670.4'],
      ['Revenue', '712.0', '694.0'],
      ['Earnings before interest and tax', '61.0', '52.0'],
      ['Group result', '43.2', '31.0'],
      ['Development', '58.0', '57.0'],
      ['Free cash flow', '38.6', '24.1'],
      ['Equity at the end of the year', '380.1', '358.1'],
      ['Net debt at the end of the year', '74.0', '89.0'],
    ],
    revenue: [
      ['Europe', '332.9', '334.0'],
      ['Asia', '223.6', '209.0'],
      ['Americas', '155.5', '151.0'],
      ['of which service', '178.4', '168.6'],
    ],
    share: [
      ['Earnings per share', '8.42', '6.05'],
      ['Dividend, proposed', '3.00', '2.50'],
      ['Book value per share', '74.10', '69.80'],
    ],
    outlook:
      'For 2026 the board expects revenue of CHF 710 to 740 million and a margin before interest and tax of at least 8.5 per cent.',
    date: '10 March 2026',
  }),
  annualReport({
    year: 2024,
    introduction:
      'Makers of vehicle harnesses used up their stocks and bought a fifth fewer machines than in the year before. Service and testing made good a part of it. Two plants worked short time for four months; nobody was given notice for economic reasons. Orders have been rising again since October.',
    group: [
      ['Incoming orders', '670.4', '701.3'],
      ['Revenue', '694.0', '731.0'],
      ['Earnings before interest and tax', '52.0', '68.0'],
      ['Group result', '31.0', '45.7'],
      ['Development', '57.0', '55.0'],
      ['Free cash flow', '24.1', '29.5'],
      ['Equity at the end of the year', '358.1', '345.0'],
      ['Net debt at the end of the year', '89.0', '97.0'],
    ],
    revenue: [
      ['Europe', '334.0', '361.0'],
      ['Asia', '209.0', '213.0'],
      ['Americas', '151.0', '157.0'],
      ['of which service', '168.6', '165.2'],
    ],
    share: [
      ['Earnings per share', '6.05', '8.91'],
      ['Dividend, proposed', '2.50', '3.00'],
      ['Book value per share', '69.80', '67.25'],
    ],
    outlook:
      'For 2025 the board expects revenue of CHF 700 million or more. The targets for 2028 stand: revenue of CHF 850 million and a margin before interest and tax of 11 per cent.',
    date: '11 March 2025',
  }),
  annualReport({
    year: 2023,
    introduction:
      'In the first full year together with Schleuniger revenue rose by 7.8 per cent; common stores for spare parts saved CHF 6 million, and integration cost CHF 9 million. Service and testing reached their best result so far. Orders fell in the second half, in particular those for vehicle harnesses.',
    group: [
      ['Incoming orders', '701.3', '742.6'],
      ['Revenue', '731.0', '678.0'],
      ['Earnings before interest and tax', '68.0', '74.0'],
      ['Group result', '45.7', '51.7'],
      ['Development', '55.0', '51.0'],
      ['Free cash flow', '29.5', '18.7'],
      ['Equity at the end of the year', '345.0', '332.9'],
      ['Net debt at the end of the year', '97.0', '98.0'],
    ],
    revenue: [
      ['Europe', '361.0', '336.0'],
      ['Asia', '213.0', '200.0'],
      ['Americas', '157.0', '142.0'],
      ['of which service', '165.2', '147.5'],
    ],
    share: [
      ['Earnings per share', '8.91', '10.07'],
      ['Dividend, proposed', '3.00', '5.50'],
      ['Book value per share', '67.25', '64.90'],
    ],
    outlook:
      'The order book is shorter than a year ago, and customers decide late. The board gives no forecast for 2024.',
    date: '12 March 2024',
  }),
  {
    slug: 'half-year-report-2026',
    label: {
      en: 'Half-year report 2026, short version',
      de: 'Halbjahresbericht 2026, Kurzfassung (englisch)',
    },
    paper: {
      title: 'Half-year report 2026',
      language: 'en',
      author,
      blocks: [
        h1('Half-year report 2026'),
        p(
          'Incoming orders rose by 7 per cent against the first half of 2025. Service grew most, by 11 per cent; machines for vehicles rose by 4 per cent, those for industry by 6 per cent.',
        ),
        {
          kind: 'table',
          columns: [4, 2.4, 2.4],
          head: ['In CHF million', 'First half 2026', 'First half 2025'],
          rows: [
            ['Incoming orders', '371.4', '347.1'],
            ['Revenue', '352.8', '349.2'],
            ['Earnings before interest and tax', '29.9', '28.3'],
            ['Group result', '21.6', '19.2'],
            ['Free cash flow', '18.3', '11.7'],
          ],
        },
        h2('Outlook'),
        p(
          'For the second half the group expects orders at the level of the first, and a margin before interest and tax between 8 and 9 per cent for the year.',
        ),
        p(
          'These statements rest on what was known on 18 August 2026. Currencies, prices of copper and the pace of the change to electric drives can make them wrong.',
        ),
      ],
    },
  },
];

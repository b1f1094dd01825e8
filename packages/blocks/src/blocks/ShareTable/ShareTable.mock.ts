import type { ShareTableFragment } from '../../__generated__/graphql';

/** A fictitious price that rises and falls: two sines over a year, week by week. */
const series = Array.from({ length: 53 }, (_, week) => ({
  date: new Date(Date.UTC(2026, 0, 5 + week * 7)).toISOString(),
  close: Math.round((152 + 21 * Math.sin(week / 9) + 6 * Math.sin(week * 1.7)) * 100) / 100,
}));

export const shareTableMock = {
  __typename: 'ShareTable',
  id: 'shareTable-mock',
  title: 'The share',
  text: 'Registered shares, listed in Zurich.',
  caption: 'Key figures per share, five years',
  source: 'Annual reports 2022 to 2026',
  columns: [
    { label: 'Year', kind: 'text' },
    { label: 'Earnings, CHF', kind: 'number' },
    { label: 'Dividend, CHF', kind: 'number' },
    { label: 'Payout', kind: 'percent' },
    { label: 'Ex-date', kind: 'date' },
  ],
  rows: [
    { cells: ['2026', '10.20', '5.50', '53.9', '2027-04-19'] },
    { cells: ['2025', '8.95', '3.00', '33.5', '2026-04-20'] },
    { cells: ['2024', '-2.10', '0', '0', 'none'] },
    { cells: ['2023', '12.40', '5.50', '44.4'] },
  ],
  currency: 'CHF',
  series,
  seriesLabel: 'Closing price of the week',
} satisfies ShareTableFragment;

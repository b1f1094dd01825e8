import { render, screen, within } from '@testing-library/react';
import { describeBlock } from '../../testing/describeBlock';
import { renderBlock } from '../../testing/renderBlock';
import { shareTable } from './ShareTable.block';
import { shareTableMock } from './ShareTable.mock';

describe('ShareTable', () => {
  describeBlock({
    block: shareTable,
    mock: shareTableMock,
    broken: [{ ...shareTableMock, rows: null, series: null }, 'rows'],
  });

  it('2.3 "share tables (sortable, downloadable, readable by a screen reader)"', () => {
    render(renderBlock(shareTableMock, { pageId: 'p1' }));
    const table = within(screen.getByRole('table', { name: 'Key figures per share, five years' }));
    expect(table.getByRole('columnheader', { name: 'Payout' })).toHaveAttribute('scope', 'col');
    const row = table.getByRole('rowheader', { name: '2026' }).closest('tr');
    expect(row).toHaveTextContent('202610.205.5053.9%Apr 19, 2027');
    expect(table.getByRole('rowheader', { name: '2024' }).closest('tr')).toHaveTextContent(
      '2024−2.1000%none',
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
      'href',
      '/api/share-table/p1/shareTable-mock.csv?l=en',
    );
  });

  const showRange = (range: '1m' | '6m' | '1y' | undefined) =>
    render(
      renderBlock(shareTableMock, {
        lists: { sharePrices: { range, path: '/en/investors' } },
      }),
    );

  it('links to the periods that the prices cover', () => {
    showRange(undefined);
    const list = within(screen.getByRole('list', { name: 'Chart period' }));
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['1 month', '/en/investors?prices=1m#share-table-2'],
      ['6 months', '/en/investors?prices=6m#share-table-2'],
      ['All', '/en/investors#share-table-2'],
    ]);
    expect(list.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
  });

  it.each([
    ['1m', 5, 'Dec 7, 2026'],
    ['6m', 27, 'Jul 6, 2026'],
    ['1y', 53, 'Jan 5, 2026'],
  ] as const)('shows the prices of the last %s in chart and table', (range, count, from) => {
    showRange(range);
    const [chart] = screen.getAllByRole('img', { name: /^Closing price of the week, CHF: / });
    expect(chart?.getAttribute('aria-label')).toContain(`on ${from}, `);
    const figures = screen.getByRole('table', { name: 'Closing price of the week, CHF', hidden: true });
    expect(within(figures).getAllByRole('row', { hidden: true })).toHaveLength(count + 1);
  });

  it('"a price chart drawn from the same rows" has a text alternative, and its figures as a table', () => {
    render(renderBlock(shareTableMock));
    const [chart] = screen.getAllByRole('img', { name: /^Closing price of the week, CHF: / });
    expect(chart).toHaveAccessibleName(/on Jan 5, 2026, .* on Jan 4, 2027; lowest .*, highest /);
    const figures = screen.getByRole('table', { name: 'Closing price of the week, CHF', hidden: true });
    expect(within(figures).getAllByRole('row', { hidden: true })).toHaveLength(54);
  });
});

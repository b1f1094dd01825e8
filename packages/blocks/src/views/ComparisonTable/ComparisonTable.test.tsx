import { render, screen, within } from '@testing-library/react';
import { createPageContext } from '../../testing/createBlockContext';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import type { ComparisonSheet } from './ComparisonSheet';
import { ComparisonTable } from './ComparisonTable';
import { comparisonFormMock, comparisonSheetMock, oneTableMock } from './ComparisonTable.mock';

const show = (sheet: Partial<ComparisonSheet> = {}) =>
  render(
    <ComparisonTable
      intl={createPageContext().intl}
      sheet={{ ...comparisonSheetMock, ...sheet }}
      form={comparisonFormMock}
    />,
  );

describe('ComparisonTable', () => {
  it('is a data table with row and column headers, scrollable by keyboard', async () => {
    const { container } = show();
    const table = screen.getByRole('table', { name: 'Comparison: Crimping machines' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Technical data',
      'Alpha 530',
      'Alpha 550',
      'Zeta 640',
    ]);
    expect(within(table).getByRole('rowheader', { name: 'Mains' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Comparison: Crimping machines' })).toHaveAttribute(
      'tabindex',
      '0',
    );
    expect(screen.getByText('No value')).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it.each([
    [3, 4, 'Different properties: 4 of 6'],
    [1, 0, undefined],
  ])(
    '5 "\'Different\' is shown only with more than one product": %i products, %i marks',
    (count, marks, line) => {
      show({ columns: comparisonSheetMock.columns.slice(0, count) });
      expect(screen.queryAllByText('Different')).toHaveLength(marks);
      expect(screen.queryByText(/^Different properties/)?.textContent).toBe(line);
    },
  );

  it('shows bars of single figures, which assistive technology does not read', () => {
    show();
    const row = screen.getByRole('row', { name: /^Output/ });
    const bars = [...row.querySelectorAll('svg[aria-hidden] rect')];
    expect(bars.map((bar) => bar.getAttribute('width'))).toEqual(['75.0%', '100.0%']);
    expect(screen.getByRole('row', { name: /^Mains/ }).querySelector('svg')).toBeNull();
  });

  it('changes a variant with a form that works without JavaScript', () => {
    const { container } = show();
    const [form] = container.querySelectorAll('form');
    expect(form).toHaveAttribute('action', '/en/products/compare#crimping');
    expect([...new FormData(form)]).toEqual([
      ['variant', ''],
      ['compare', 'crimping:alpha-530,alpha-550,zeta-640'],
      ['change', 'alpha-530'],
    ]);
  });

  it('gives each control an accessible name', () => {
    show();
    expect(screen.getByRole('link', { name: /^Remove ?: Alpha 530$/ })).toHaveAttribute('rel', 'nofollow');
    expect(screen.getByRole('link', { name: /^Remove this table ?: Crimping machines$/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Show ?: Zeta 640$/ })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Add another product' })).toBeVisible();
  });

  it('names a column by its variant, in its header and for its controls', () => {
    const [column] = comparisonSheetMock.columns;
    if (!column) throw new Error('the mock has no column');
    show({
      columns: [
        { ...column, key: 'a', variantId: 'v1' },
        { ...column, key: 'b', variantId: 'v2' },
      ],
    });
    const [, ...heads] = screen.getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Alpha 530, 0.13–4 mm²',
      'Alpha 530 S, 0.13–6 mm²',
    ]);
    expect(screen.getByRole('link', { name: /^Remove ?: Alpha 530 S, 0.13–6 mm²$/ })).toBeVisible();
  });

  it('groups the properties of one classification, which do not apply to the others', async () => {
    const { container } = show(oneTableMock);
    const groups = [...container.querySelectorAll('th[scope=rowgroup]')].map(
      ({ textContent }) => textContent,
    );
    expect(groups).toEqual(['Only Crimping machines', 'Only Testing devices']);
    const row = screen.getByRole('row', { name: /^Processing stations/ });
    expect(within(row).getByText('Not applicable')).toBeInTheDocument();
    expect(screen.queryByText('No value')).toBeNull();
    expect(screen.getByRole('cell', { name: /Testing devices/ })).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('adds a product to each classification of the table', () => {
    const { container } = show(oneTableMock);
    expect(screen.getByRole('combobox', { name: 'Add another product: Crimping machines' })).toBeVisible();
    const add = screen
      .getByRole('combobox', { name: 'Add another product: Testing devices' })
      .closest('form');
    expect(add).toHaveAttribute('action', '/en/products/compare#all-products');
    expect(add?.querySelector('[name=in]')).toHaveValue('testing');
    expect(container.querySelectorAll('[id=add-testing]')).toHaveLength(1);
  });

  it.each([
    [3, ['Alpha 530', 'Alpha 550']],
    [2, []],
  ])('of %i products, a phone shows two, which selects can change', (count, chosen) => {
    show({ columns: comparisonSheetMock.columns.slice(0, count) });
    const selects = screen.queryAllByRole<HTMLSelectElement>('combobox', {
      name: /^(First|Second) product$/,
      hidden: true,
    });
    expect(selects.map(({ selectedOptions }) => selectedOptions[0]?.text)).toEqual(chosen);
    // They change nothing but the view, so no form sends them.
    expect(selects.filter(({ form }) => form !== null)).toEqual([]);
  });

  it('shows a message without differences, and lists products that do not fit', () => {
    show({ rows: [], differentCount: 0, leftOut: 2 });
    expect(screen.getByText('These products do not differ in the data we have.')).toBeVisible();
    expect(screen.getByText(/holds 3 of 5 products/)).toBeVisible();
  });
});

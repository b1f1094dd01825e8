import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../testing/axe';
import { DataTable, type ColumnKind, type DataTableColumn } from './DataTable';
import { machineRows, type MachineRow } from './DataTable.mock';
import { DataTableSkeleton } from './DataTableSkeleton';

const columnKinds: readonly ColumnKind[] = ['text', 'figures', 'date', 'amount'];

const createColumns = (onSort: () => void): readonly DataTableColumn<MachineRow>[] => [
  {
    id: 'machine',
    label: 'Machine',
    sort: { direction: 'descending', onSort },
    render: ({ machine }) => machine,
  },
  { id: 'site', label: 'Site', sort: { onSort }, render: ({ site }) => site },
  { id: 'open', label: 'Actions', isLabelHidden: true, render: ({ id }) => <a href={`#${id}`}>Open</a> },
];
const renderTable = (onSort: () => void = () => undefined, isBusy = false) =>
  render(
    <DataTable
      caption="Machines"
      columns={createColumns(onSort)}
      rows={machineRows}
      getRowId={({ id }) => id}
      isBusy={isBusy}
    />,
  );

describe('DataTable', () => {
  it('is a named table in a region scrollable by keyboard; the first cell names its row', async () => {
    const { container } = renderTable();
    expect(screen.getByRole('region', { name: 'Machines' })).toHaveAttribute('tabindex', '0');
    const row = within(screen.getByRole('table', { name: 'Machines' })).getByRole('row', {
      name: /Zeta 640/u,
    });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Zeta 640');
    await expectNoAxeViolations(container);
  });

  it.each([
    ['Machine', 'descending'],
    ['Site', 'none'],
  ])('announces the column %s as sorted "%s"', (name, sort) => {
    renderTable();
    expect(screen.getByRole('columnheader', { name })).toHaveAttribute('aria-sort', sort);
  });

  it('has neither button nor direction for a column that is not sortable', () => {
    renderTable();
    const head = screen.getByRole('columnheader', { name: 'Actions' });
    expect(head).not.toHaveAttribute('aria-sort');
    expect(within(head).queryByRole('button')).toBeNull();
  });

  it.each([
    ['text', 'start', 'normal'],
    ['figures', 'start', 'nowrap'],
    ['date', 'start', 'nowrap'],
    ['amount', 'end', 'nowrap'],
  ] as const)('sets a column of the kind %s: head and cells at the %s', (kind, align, whiteSpace) => {
    const columns: readonly DataTableColumn<MachineRow>[] = [
      { id: 'machine', label: 'Machine', render: ({ machine }) => machine },
      { id: 'value', label: 'Value', kind, render: () => '12' },
    ];
    render(
      <DataTable
        caption="Machines"
        columns={columns}
        rows={machineRows.slice(0, 1)}
        getRowId={({ id }) => id}
      />,
    );
    expect(screen.getByRole('columnheader', { name: 'Value' })).toHaveStyle({ textAlign: align });
    expect(screen.getByRole('cell', { name: '12' })).toHaveStyle({ textAlign: align, whiteSpace });
  });

  it('uses the monospaced typeface for figures and amounts, and the text typeface for dates', () => {
    const show = (kind: ColumnKind) => ({ id: kind, label: kind, kind, render: () => kind });
    render(
      <DataTable
        caption="Machines"
        columns={[...createColumns(() => undefined), ...columnKinds.map(show)]}
        rows={machineRows.slice(0, 1)}
        getRowId={({ id }) => id}
      />,
    );
    const isMono = (kind: ColumnKind) =>
      getComputedStyle(screen.getByRole('cell', { name: kind })).fontFamily.includes('mono');
    expect(columnKinds.filter(isMono)).toEqual(['figures', 'amount']);
  });

  it('sorts by keyboard', async () => {
    const onSort = vi.fn();
    renderTable(onSort);
    screen.getByRole('button', { name: 'Site' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(onSort).toHaveBeenCalledTimes(1);
  });

  it('is busy while newer rows load', () => {
    renderTable(undefined, true);
    expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  });
});

it('DataTableSkeleton announces only the pending content', async () => {
  const { container } = render(
    <DataTableSkeleton label="Loading machines" columns={createColumns(() => undefined)} rowCount={3} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading machines');
  expect(screen.queryByRole('table')).toBeNull();
  await expectNoAxeViolations(container);
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Guidance } from '../guide/Guidance';
import { rightToLeft } from '../testing/storyDecorators';
import { DataTable, type DataTableColumn, type SortDirection } from './DataTable';
import { machineRows, type MachineRow } from './DataTable.mock';

const onSort = () => undefined;
const columns: readonly DataTableColumn<MachineRow>[] = [
  {
    id: 'machine',
    label: 'Machine',
    sort: { direction: 'ascending', onSort },
    render: ({ machine }) => machine,
  },
  {
    id: 'serialNumber',
    label: 'Serial number',
    isFigures: true,
    sort: { onSort },
    render: (row) => row.serialNumber,
  },
  { id: 'site', label: 'Site', render: ({ site }) => site },
  {
    id: 'serviced',
    label: 'Last serviced',
    isFigures: true,
    sort: { onSort },
    render: (row) => row.serviced,
  },
];

const meta = {
  title: 'Components/Workspace/DataTable',
  parameters: {
    layout: 'padded',
    guidance: {
      summary:
        'A dense table to work in all day: heads that sort and stay in sight, a first column that stays when the rest scrolls sideways.',
      use: [
        'For ten rows and more that are compared, sorted or worked through.',
        'First the column that names the row; figures, dates and serial numbers as `isFigures`, so that they line up.',
        'Keep old rows while new ones come (`isBusy`); show `DataTableSkeleton` only for the first load.',
      ],
      avoid: [
        'For data in an article or on a product page: take `Table`.',
        'On telephones for more than three columns: show each row as a card.',
        'As an empty frame: say in words that there is nothing, and what to do.',
      ],
      access: ['A labelled region that scrolls with the arrow keys; a sorted head says its direction.'],
    } satisfies Guidance,
  },
  component: DataTable<MachineRow>,
  args: { caption: 'Machines', columns, rows: machineRows, getRowId: ({ id }) => id },
} satisfies Meta<typeof DataTable<MachineRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Busy: Story = { args: { isBusy: true } };
export const ManyRows: Story = {
  args: {
    rows: Array.from({ length: 12 }, (_, part) =>
      machineRows.map((row) => ({ ...row, id: `${part}-${row.id}` })),
    ).flat(),
  },
};
export const ManyColumns: Story = {
  args: {
    columns: [...columns, ...columns.slice(1), ...columns.slice(1)].map((column, index) => ({
      ...column,
      id: `${column.id}-${index}`,
    })),
  },
};
export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } } };
export const LongContent: Story = {
  args: {
    rows: machineRows.map((row) => ({
      ...row,
      machine: 'Kabelverarbeitungsmaschinenkonfiguration Alpha 550 Plus',
      site: 'Werk Dierikon, Halle 4, Linie 3, Platz hinter dem Lastenaufzug',
    })),
  },
};
export const OneRow: Story = { args: { rows: machineRows.slice(0, 1) } };
export const RightToLeft: Story = { decorators: [rightToLeft] };

function Sorting() {
  const [direction, setDirection] = useState<SortDirection>('ascending');
  const sorted = machineRows.toSorted((a, b) =>
    direction === 'ascending' ? a.site.localeCompare(b.site) : b.site.localeCompare(a.site),
  );
  return (
    <DataTable
      caption="Machines"
      rows={sorted}
      getRowId={({ id }) => id}
      columns={[
        { id: 'machine', label: 'Machine', render: ({ machine }) => machine },
        {
          id: 'site',
          label: 'Site',
          sort: {
            direction,
            onSort: () => setDirection(direction === 'ascending' ? 'descending' : 'ascending'),
          },
          render: ({ site }) => site,
        },
      ]}
    />
  );
}

/** A press on a head turns the order; the head says which it is. */
export const Sorts: Story = {
  render: () => <Sorting />,
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole('columnheader', { name: 'Site' });
    const firstSite = () => canvas.getAllByRole('cell')[0];
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(firstSite()).toHaveTextContent('Hall 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Site' }));
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(firstSite()).toHaveTextContent('Hall 4, line 3');
  },
};

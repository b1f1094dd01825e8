import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { Guidance } from '../guide/Guidance';
import { rightToLeft } from '../testing/storyDecorators';
import { DataTable, type DataTableColumn, type SortDirection } from './DataTable';
import { machineRows, type MachineRow } from './DataTable.mock';

const onSort = () => undefined;
const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const formatDay = (day: string) => dayFormat.format(new Date(day));
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
    kind: 'figures',
    sort: { onSort },
    render: (row) => row.serialNumber,
  },
  { id: 'site', label: 'Site', render: ({ site }) => site },
  {
    id: 'serviced',
    label: 'Last serviced',
    kind: 'date',
    sort: { onSort },
    render: ({ serviced }) => formatDay(serviced),
  },
  {
    id: 'openTickets',
    label: 'Open tickets',
    kind: 'amount',
    sort: { onSort },
    render: ({ openTickets }) => openTickets,
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
        'First the column that names the row; then a `kind` for each that holds no text: `figures`, `date` or `amount`.',
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
/** Fades only at the side with more columns. */
export const ManyColumns: Story = {
  args: {
    columns: [...columns, ...columns.slice(1), ...columns.slice(1)].map((column, index) => ({
      ...column,
      id: `${column.id}-${index}`,
    })),
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Machines' });
    const name = canvas.getAllByRole('rowheader')[0];
    if (!name) throw new Error('The table has no rows.');
    const displayOf = (element: Element) => getComputedStyle(element, '::after').display;
    const expectFades = (requested: { onward: string; besideNames: string }) =>
      waitFor(() => expect({ onward: displayOf(region), besideNames: displayOf(name) }).toEqual(requested));
    await expectFades({ onward: 'block', besideNames: 'none' });
    region.scrollTo({ left: region.scrollWidth, behavior: 'instant' });
    // On phones the names scroll with the rest.
    const isPinned = getComputedStyle(name).position === 'sticky';
    await expectFades({ onward: 'none', besideNames: isPinned ? 'block' : 'none' });
    region.scrollTo({ left: 0, behavior: 'instant' });
    await expectFades({ onward: 'block', besideNames: 'none' });
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

/**
 * All column types: text, figures in the monospaced typeface, dates in the text typeface, amounts aligned at the end.
 */
export const Kinds: Story = {
  args: {
    columns: [
      { id: 'machine', label: 'Text', render: ({ machine }) => machine },
      { id: 'serialNumber', label: 'Figures', kind: 'figures', render: (row) => row.serialNumber },
      { id: 'serviced', label: 'Date', kind: 'date', render: ({ serviced }) => formatDay(serviced) },
      {
        id: 'cycles',
        label: 'Amount, sorted',
        kind: 'amount',
        sort: { direction: 'ascending', onSort },
        render: ({ cycles }) => cycles.toLocaleString('en'),
      },
      { id: 'openTickets', label: 'Amount', kind: 'amount', render: ({ openTickets }) => openTickets },
    ],
    rows: machineRows.toSorted((a, b) => a.cycles - b.cycles),
  },
  play: async ({ canvas }) => {
    // The sort icon precedes the label, which is aligned with the figures.
    const button = canvas.getByRole('button', { name: 'Amount, sorted' });
    const figure = canvas.getByText('1,204,875').getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(button);
    range.setEnd(button, 1);
    await expect(Math.abs(range.getBoundingClientRect().right - figure.right)).toBeLessThan(1);
  },
};

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

/** A press on a heading reverses the order; the heading announces it. */
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

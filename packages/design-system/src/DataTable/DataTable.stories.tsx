import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataTable, type DataTableColumn } from './DataTable';
import { machineRows, type MachineRow } from './DataTable.mock';
import { DataTableSkeleton } from './DataTableSkeleton';

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
  title: 'Components/DataTable',
  parameters: { layout: 'padded' },
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
export const Loading: Story = {
  render: () => <DataTableSkeleton label="The machines are on their way" columns={columns} />,
};

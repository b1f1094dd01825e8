import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { DataTableSkeleton } from './DataTableSkeleton';

const meta = {
  title: 'Components/Workspace/DataTableSkeleton',
  component: DataTableSkeleton,
  parameters: {
    layout: 'padded',
    guidance: {
      summary:
        'The shape of a table whose first rows are on their way: heads in words, rows as pieces of wire.',
      use: [
        'For the first load of a `DataTable`, with the same columns, so that nothing moves when the rows come.',
        'As many rows as most readers will see, eight unless you know better.',
      ],
      avoid: [
        'For sorting and paging: keep the old rows and set `isBusy`.',
        'For waits below half a second: a flash of grey is worse than nothing.',
      ],
      access: ['The label is announced once; the shape itself is silent.'],
    } satisfies Guidance,
  },
  args: {
    label: 'The machines are on their way',
    columns: [
      { id: 'machine', label: 'Machine' },
      { id: 'serialNumber', label: 'Serial number', kind: 'figures' },
      { id: 'site', label: 'Site' },
      { id: 'serviced', label: 'Last serviced', kind: 'date' },
      { id: 'openTickets', label: 'Open tickets', kind: 'amount' },
    ],
  },
} satisfies Meta<typeof DataTableSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ThreeRows: Story = { args: { rowCount: 3 } };
export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } } };

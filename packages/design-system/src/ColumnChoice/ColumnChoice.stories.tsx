import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColumnChoice } from './ColumnChoice';

const meta = {
  title: 'Components/ColumnChoice',
  parameters: { layout: 'padded' },
  component: ColumnChoice<string>,
  args: {
    id: 'columns',
    label: 'Columns',
    title: 'Columns that are shown',
    options: [
      { id: 'machine', label: 'Machine', isFixed: true },
      { id: 'serialNumber', label: 'Serial number' },
      { id: 'site', label: 'Site' },
    ],
    chosen: ['machine', 'site'],
    onChange: () => undefined,
  },
} satisfies Meta<typeof ColumnChoice<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../Field/TextField';
import { SheetButton } from './SheetButton';

const meta = {
  title: 'Components/SheetButton',
  parameters: { layout: 'padded' },
  component: SheetButton,
  args: {
    id: 'created',
    icon: 'date',
    label: 'Created on',
    children: <TextField id="from" name="from" type="date" label="From" />,
  },
} satisfies Meta<typeof SheetButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

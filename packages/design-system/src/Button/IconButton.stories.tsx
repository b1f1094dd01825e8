import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './IconButton';

const meta = {
  title: 'Components/IconButton',
  parameters: { layout: 'padded' },
  component: IconButton,
  args: { icon: 'close', label: 'Close' },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 16 } };
export const Disabled: Story = { args: { disabled: true } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge';

const meta = {
  title: 'Components/Badge',
  parameters: { layout: 'padded' },
  component: Badge,
  args: { children: 'Open' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Accent: Story = { args: { tone: 'accent', children: 'New' } };
export const Info: Story = { args: { tone: 'info', children: 'In progress' } };
export const Success: Story = { args: { tone: 'success', children: 'Active' } };
export const Fault: Story = { args: { tone: 'error', children: 'Declined' } };

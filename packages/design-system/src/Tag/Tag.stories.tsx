import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './Tag';

const meta = {
  title: 'Components/Tag',
  parameters: { layout: 'padded' },
  component: Tag,
  args: { children: 'Crimping' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AsLink: Story = { args: { href: '/en/stories?topic=crimping', dataLink: 'route' } };
export const LongText: Story = { args: { children: 'Wire processing for high-voltage harnesses' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './Link';

const meta = {
  title: 'Components/Link',
  parameters: { layout: 'padded' },
  component: Link,
  args: { href: '/en/products', children: 'All machines', dataLink: 'route' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const External: Story = { args: { isExternal: true, href: 'https://example.com', dataLink: 'plain' } };
export const NewTab: Story = { args: { openInNewTab: true, newTabLabel: '(opens in a new tab)' } };
export const LongText: Story = {
  args: {
    children:
      'All machines for measuring, cutting, stripping, crimping, twisting, taping and testing of wires',
  },
};

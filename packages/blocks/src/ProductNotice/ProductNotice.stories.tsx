import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle, longWord } from '../testing/longContent';
import { ProductNotice } from './ProductNotice';
import { productNoticeMock } from './ProductNotice.mock';

const meta = {
  title: 'Products/ProductNotice',
  component: ProductNotice,
  args: productNoticeMock,
} satisfies Meta<typeof ProductNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Cancelled: Story = { args: { status: 'cancelled', successor: undefined } };
export const LongContent: Story = {
  args: { name: longWord, successor: { name: longTitle, href: '/en/products' } },
};

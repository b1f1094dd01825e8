import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longWord } from '../testing/longContent';
import { RelatedProducts } from './RelatedProducts';
import { relatedProductsMock } from './RelatedProducts.mock';

const meta = {
  title: 'Products/RelatedProducts',
  component: RelatedProducts,
  args: relatedProductsMock,
} satisfies Meta<typeof RelatedProducts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: { products: relatedProductsMock.products.slice(-1) } };
export const LongContent: Story = {
  args: {
    products: relatedProductsMock.products.map((product) => ({ ...product, name: longWord, text: longText })),
  },
};

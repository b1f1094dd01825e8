import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle, longWord } from '../testing/longContent';
import { ProductVariants } from './ProductVariants';
import { productVariantsMock } from './ProductVariants.mock';

const meta = {
  title: 'Products/ProductVariants',
  component: ProductVariants,
  args: productVariantsMock,
} satisfies Meta<typeof ProductVariants>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllAlike: Story = { args: { rows: [] } };
export const LongContent: Story = {
  args: {
    variants: [...productVariantsMock.variants, ...productVariantsMock.variants].map((variant, index) => ({
      id: String(index),
      name: { metric: `${variant.name.metric} ${longTitle}`, imperial: variant.name.imperial },
    })),
    rows: productVariantsMock.rows.map((row) => ({
      ...row,
      name: `${row.name} ${longWord}`,
      cells: [...row.cells, ...row.cells],
    })),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { ProductVariants } from './ProductVariants';
import { productVariantsMock } from './ProductVariants.mock';

const meta = {
  title: 'Blocks/Products/ProductVariants',
  component: ProductVariants,
  parameters: {
    guidance: {
      summary: 'The variants of a product in a table of what differs.',
      use: [
        'Only rows that differ are shown; where all are alike, names and the way to compare remain.',
        'A wide table scrolls sideways and says so.',
      ],
      avoid: ['Do not list accessories; `RelatedProducts` has a group for them.'],
    } satisfies Guidance,
  },
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

export const Minimal: Story = {
  args: {
    variants: productVariantsMock.variants.slice(0, 2),
    rows: productVariantsMock.rows.slice(0, 1).map((row) => ({ ...row, cells: row.cells.slice(0, 2) })),
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

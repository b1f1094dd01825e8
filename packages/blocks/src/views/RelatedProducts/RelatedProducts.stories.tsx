import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { longText, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { RelatedProducts } from './RelatedProducts';
import { relatedProductsMock } from './RelatedProducts.mock';

const meta = {
  title: 'Blocks/Products/RelatedProducts',
  component: RelatedProducts,
  parameters: {
    guidance: {
      summary: 'What belongs to a product: alternatives, components, services.',
      use: [
        'The groups come from the product service; empty ones are left out.',
        'Alternatives stand first, for whom this machine does not fit.',
      ],
      avoid: ['Do not use it on pages of content; `TeaserGrid` links to products there.'],
    } satisfies Guidance,
  },
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

export const WithoutPicture: Story = {
  args: { products: relatedProductsMock.products.map((product) => ({ ...product, imageUrl: null })) },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { longTitle, longWord } from '../../testing/longContent';
import { ProductNotice } from './ProductNotice';
import { productNoticeMock } from './ProductNotice.mock';

const meta = {
  title: 'Blocks/Products/ProductNotice',
  component: ProductNotice,
  parameters: {
    guidance: {
      summary: 'Says before all else that a product is no longer sold, and what follows it.',
      use: ['Name the successor where there is one: the notice then is a way on instead of an end.'],
      avoid: ['Do not use it for news about a product: a release or an update is a highlight or a story.'],
    } satisfies Guidance,
  },
  args: productNoticeMock,
} satisfies Meta<typeof ProductNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Cancelled: Story = { args: { status: 'cancelled', successor: undefined } };
export const LongContent: Story = {
  args: { name: longWord, successor: { name: longTitle, href: '/en/products' } },
};

export const Minimal: Story = { args: { successor: undefined } };

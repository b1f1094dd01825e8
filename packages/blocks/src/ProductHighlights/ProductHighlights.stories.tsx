import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle, longWord } from '../testing/longContent';
import { ProductHighlights } from './ProductHighlights';
import { productHighlightsMock } from './ProductHighlights.mock';

const meta = {
  title: 'Products/ProductHighlights',
  component: ProductHighlights,
  args: productHighlightsMock,
} satisfies Meta<typeof ProductHighlights>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: { highlights: productHighlightsMock.highlights.slice(0, 1) } };
export const LongContent: Story = {
  args: {
    highlights: productHighlightsMock.highlights.map((highlight) => ({
      ...highlight,
      name: longWord,
      shortDescription: longTitle,
      longDescription: longText,
    })),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { ProductHighlights } from './ProductHighlights';
import { productHighlightsMock } from './ProductHighlights.mock';

const meta = {
  title: 'Blocks/Products/ProductHighlights',
  component: ProductHighlights,
  parameters: {
    guidance: {
      summary: 'What sets the machine apart, each with a picture or film.',
      use: [
        'Three to five; the first sentence must stand without the picture.',
        'A film is silent, short and shows one movement.',
      ],
      avoid: ['Do not tell technical data; the sheet below has them exact.'],
    } satisfies Guidance,
  },
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

export const WithoutPicture: Story = {
  args: {
    highlights: productHighlightsMock.highlights.map((highlight) => ({
      ...highlight,
      imageUrl: null,
      videoUrl: null,
    })),
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

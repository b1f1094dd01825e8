import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createBlockContext } from '../../testing/createBlockContext';
import { lexical, paragraph } from '../../testing/lexicalMock';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { MediaText } from './MediaText';
import { mediaTextMock } from './MediaText.mock';
import { mediaTextSchema } from './MediaText.schema';

const meta = {
  title: 'Blocks/MediaText',
  component: MediaText,
  parameters: {
    guidance: {
      summary: 'A thought with its picture beside it.',
      use: [
        'Change the side from one to the next, so that the eye walks down the page.',
        'Choose a picture that shows what the text says: the part, the movement, the result.',
        'Three paragraphs at most; the picture then stays as tall as the text.',
      ],
      avoid: [
        'Do not leave out the picture; without one the block is an uneven `RichText`.',
        'Do not set more than three in a row; `TeaserGrid` shows many equals.',
      ],
    } satisfies Guidance,
  },
  args: {
    data: mediaTextSchema.parse(mediaTextMock),
    context: createBlockContext({ anchor: 'media-text-1' }),
  },
} satisfies Meta<typeof MediaText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PictureFirst: Story = {
  args: { data: mediaTextSchema.parse({ ...mediaTextMock, mediaPosition: 'start' }) },
};

export const Minimal: Story = {
  args: {
    data: mediaTextSchema.parse({
      ...mediaTextMock,
      overline: null,
      image: null,
      links: [],
      content: lexical(paragraph('One sentence beside the picture.')),
    }),
  },
};

export const LongContent: Story = {
  args: {
    data: mediaTextSchema.parse({
      ...mediaTextMock,
      overline: longTitle,
      title: `${longTitle} ${longWord}`,
      content: lexical(paragraph(longText), paragraph(longText), paragraph(longText)),
    }),
  },
};

export const WithoutPicture: Story = {
  args: { data: mediaTextSchema.parse({ ...mediaTextMock, image: null }) },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

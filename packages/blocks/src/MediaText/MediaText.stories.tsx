import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockContext } from '../testing/createBlockContext';
import { lexical, paragraph } from '../testing/lexicalMock';
import { longText, longTitle, longWord } from '../testing/longContent';
import { MediaText } from './MediaText';
import { mediaTextMock } from './MediaText.mock';
import { mediaTextSchema } from './MediaText.schema';

const meta = {
  title: 'Blocks/MediaText',
  component: MediaText,
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

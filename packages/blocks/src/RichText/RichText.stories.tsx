import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockContext } from '../testing/createBlockContext';
import { heading, lexical, paragraph } from '../testing/lexicalMock';
import { longText, longTitle, longWord } from '../testing/longContent';
import { RichText } from './RichText';
import { richTextMock } from './RichText.mock';
import { richTextSchema } from './RichText.schema';

const meta = {
  title: 'Blocks/RichText',
  component: RichText,
  args: { data: richTextSchema.parse(richTextMock), context: createBlockContext({ anchor: 'rich-text-1' }) },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Minimal: Story = {
  args: {
    data: richTextSchema.parse({
      ...richTextMock,
      title: null,
      content: lexical(paragraph('One paragraph, no title.')),
    }),
  },
};

export const LongContent: Story = {
  args: {
    data: richTextSchema.parse({
      ...richTextMock,
      title: `${longTitle} ${longWord}`,
      content: lexical(paragraph(longText), heading(longTitle), paragraph(longText, longWord)),
    }),
  },
};

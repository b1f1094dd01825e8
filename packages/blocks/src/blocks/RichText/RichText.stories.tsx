import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createBlockContext } from '../../testing/createBlockContext';
import { heading, lexical, paragraph } from '../../testing/lexicalMock';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { RichText } from './RichText';
import { richTextMock } from './RichText.mock';
import { richTextSchema } from './RichText.schema';

const meta = {
  title: 'Blocks/RichText',
  component: RichText,
  parameters: {
    guidance: {
      summary: 'Running text with headings, lists, links and rules.',
      use: [
        'Set a heading every two or three paragraphs. The line of sections on a long page leads to the block’s own title, not to these.',
        'Name in a link where it leads: “the terms of delivery”, never “here”.',
        'Lists for what is counted or done in order, paragraphs for what is reasoned.',
      ],
      avoid: [
        'Do not use bold for whole sentences or as a heading.',
        'Do not paste tables of figures as text; `KeyFiguresComparison` or the data sheet line them up.',
      ],
    } satisfies Guidance,
  },
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

export const RightToLeft: Story = { decorators: [rightToLeft] };

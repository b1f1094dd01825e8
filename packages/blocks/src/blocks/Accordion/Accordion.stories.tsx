import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Guidance } from '@kmx/design-system/guide';
import { createBlockContext } from '../../testing/createBlockContext';
import { lexical, paragraph } from '../../testing/lexicalMock';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { Accordion } from './Accordion';
import { accordionMock } from './Accordion.mock';
import { accordionSchema } from './Accordion.schema';

const meta = {
  title: 'Blocks/Accordion',
  component: Accordion,
  parameters: {
    guidance: {
      summary: 'Questions and answers of which a reader wants one or two, not all.',
      use: [
        'Write each title as the question that a customer asks, in the words that they would search for.',
        'Begin the answer with the answer; reasons and exceptions follow.',
        'Put the most asked question first: readers rarely open more than three.',
      ],
      avoid: [
        'Do not hide what everybody must know, such as safety notes; take `RichText`.',
        'Do not use it for a single entry, which only costs a click.',
      ],
      access: [
        'Every entry opens with Enter or Space and works without script; what is closed is still found by the browser’s search.',
      ],
    } satisfies Guidance,
  },
  args: {
    data: accordionSchema.parse(accordionMock),
    context: createBlockContext({ anchor: 'accordion-1' }),
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Minimal: Story = {
  args: {
    data: accordionSchema.parse({ ...accordionMock, title: null, items: accordionMock.items.slice(0, 1) }),
  },
};

export const LongContent: Story = {
  args: {
    data: accordionSchema.parse({
      ...accordionMock,
      title: `${longTitle} ${longWord}`,
      items: [
        { title: `${longTitle} ${longWord}`, content: lexical(paragraph(longText)) },
        ...accordionMock.items,
      ],
    }),
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

/** An entry is opened; the others stay as they are. */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('details');
    await userEvent.click(first?.querySelector('summary') ?? canvasElement);
    await expect(first).toHaveAttribute('open');
    await expect(second).not.toHaveAttribute('open');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockContext } from '../testing/createBlockContext';
import { lexical, paragraph } from '../testing/lexicalMock';
import { longText, longTitle, longWord } from '../testing/longContent';
import { Accordion } from './Accordion';
import { accordionMock } from './Accordion.mock';
import { accordionSchema } from './Accordion.schema';

const meta = {
  title: 'Blocks/Accordion',
  component: Accordion,
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

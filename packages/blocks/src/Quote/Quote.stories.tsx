import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockContext } from '../testing/createBlockContext';
import { longText, longTitle } from '../testing/longContent';
import { Quote } from './Quote';
import { quoteMock } from './Quote.mock';
import { quoteSchema } from './Quote.schema';

const meta = {
  title: 'Blocks/Quote',
  component: Quote,
  args: { data: quoteSchema.parse(quoteMock), context: createBlockContext({ anchor: 'quote-1' }) },
} satisfies Meta<typeof Quote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Minimal: Story = {
  args: { data: quoteSchema.parse({ ...quoteMock, context: null, image: null }) },
};

export const LongContent: Story = {
  args: {
    data: quoteSchema.parse({ ...quoteMock, quote: longText, attribution: longTitle, context: longText }),
  },
};

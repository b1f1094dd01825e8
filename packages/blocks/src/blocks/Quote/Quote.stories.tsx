import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createBlockContext } from '../../testing/createBlockContext';
import { longText, longTitle } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { Quote } from './Quote';
import { quoteMock } from './Quote.mock';
import { quoteSchema } from './Quote.schema';

const meta = {
  title: 'Blocks/Quote',
  component: Quote,
  parameters: {
    guidance: {
      summary: 'A sentence of a customer or an expert, with who said it and where.',
      use: [
        'Take a sentence that only this person could say: with a figure, a before and an after.',
        'Name function and company; the name itself only with consent.',
        'One quote a page, between two blocks of text.',
      ],
      avoid: [
        'Do not put our own claims in quotation marks.',
        'Do not use a portrait from a stock library; without a picture the words take the width.',
      ],
    } satisfies Guidance,
  },
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

export const WithoutPicture: Story = {
  args: { data: quoteSchema.parse({ ...quoteMock, image: null }) },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

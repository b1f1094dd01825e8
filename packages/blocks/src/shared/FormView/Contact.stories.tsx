import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createPageContext } from '../../testing/createBlockContext';
import { rightToLeft } from '../../testing/rightToLeft';
import { FormView } from './FormView';
import { createFormReading, formStatesMock, longFormStateMock } from './FormView.mock';

const meta = {
  title: 'Blocks/Forms/Contact',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'The contact form: who, about what, the message.',
      use: [
        'From a product’s page it comes filled with the product.',
        'Everything is looked over before it is sent.',
      ],
      avoid: ['Do not add fields to sort the requests; the topic does.'],
    } satisfies Guidance,
  },
  component: FormView,
  args: {
    intl: createPageContext().intl,
    kind: 'contact',
    reading: createFormReading('contact'),
    headingLevel: 2,
  },
} satisfies Meta<typeof FormView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Invalid: Story = { args: { reading: createFormReading('contact', formStatesMock.invalid) } };
export const Review: Story = { args: { reading: createFormReading('contact', formStatesMock.review) } };
export const Failed: Story = { args: { reading: createFormReading('contact', formStatesMock.failed) } };
export const Sent: Story = { args: { reading: createFormReading('contact', formStatesMock.sent) } };
/** From a product's page. */
export const AboutProduct: Story = {
  args: {
    reading: createFormReading('contact', formStatesMock.empty, {
      prefill: { product: 'Cresta 433', topic: 'product' },
      product: { slug: 'cresta-433', name: 'Cresta 433' },
    }),
  },
};

export const LongContent: Story = {
  args: { reading: createFormReading('contact', longFormStateMock) },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

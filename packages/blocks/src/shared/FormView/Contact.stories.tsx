import type { Meta, StoryObj } from '@storybook/react-vite';
import { createPageContext } from '../../testing/createBlockContext';
import { FormView } from './FormView';
import { createFormReading, formStatesMock } from './FormView.mock';

const meta = {
  title: 'Forms/Contact',
  parameters: { layout: 'padded' },
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

export const Empty: Story = {};
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { createPageContext } from '../../testing/createBlockContext';
import { FormView } from './FormView';
import { createFormReading, formStatesMock } from './FormView.mock';

const meta = {
  title: 'Forms/ServiceRequest',
  parameters: { layout: 'padded' },
  component: FormView,
  args: {
    intl: createPageContext().intl,
    kind: 'serviceRequest',
    reading: createFormReading('serviceRequest'),
    headingLevel: 2,
  },
} satisfies Meta<typeof FormView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Invalid: Story = {
  args: { reading: createFormReading('serviceRequest', formStatesMock.invalid) },
};
export const Review: Story = {
  args: { reading: createFormReading('serviceRequest', formStatesMock.review) },
};
/** Offers the way out by e-mail. */
export const Failed: Story = {
  args: {
    reading: createFormReading('serviceRequest', formStatesMock.failed, {
      mailFallback: 'mailto:service@example.com?subject=Service%20request',
    }),
  },
};
export const Sent: Story = { args: { reading: createFormReading('serviceRequest', formStatesMock.sent) } };

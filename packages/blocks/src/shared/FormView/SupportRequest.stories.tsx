import type { Meta, StoryObj } from '@storybook/react-vite';
import { createPageContext } from '../../testing/createBlockContext';
import { FormView } from './FormView';
import { createFormReading, formStatesMock } from './FormView.mock';

const meta = {
  title: 'Forms/SupportRequest',
  parameters: { layout: 'padded' },
  component: FormView,
  args: {
    intl: createPageContext().intl,
    kind: 'supportRequest',
    reading: createFormReading('supportRequest'),
    headingLevel: 2,
  },
} satisfies Meta<typeof FormView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Invalid: Story = {
  args: { reading: createFormReading('supportRequest', formStatesMock.invalid) },
};
export const Review: Story = {
  args: { reading: createFormReading('supportRequest', formStatesMock.review) },
};
export const Failed: Story = {
  args: { reading: createFormReading('supportRequest', formStatesMock.failed) },
};
export const Sent: Story = { args: { reading: createFormReading('supportRequest', formStatesMock.sent) } };

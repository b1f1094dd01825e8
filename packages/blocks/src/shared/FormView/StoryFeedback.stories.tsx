import type { Meta, StoryObj } from '@storybook/react-vite';
import { createPageContext } from '../../testing/createBlockContext';
import { FormView } from './FormView';
import { createFormReading, formStatesMock } from './FormView.mock';

const meta = {
  title: 'Forms/StoryFeedback',
  parameters: { layout: 'padded' },
  component: FormView,
  args: {
    intl: createPageContext().intl,
    kind: 'storyFeedback',
    reading: createFormReading('storyFeedback'),
    headingLevel: 2,
  },
} satisfies Meta<typeof FormView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Invalid: Story = {
  args: {
    reading: createFormReading('storyFeedback', {
      ...formStatesMock.invalid,
      problems: [{ field: 'rating', messageId: 'blocks.form.error.rating' }],
    }),
  },
};
export const Review: Story = { args: { reading: createFormReading('storyFeedback', formStatesMock.review) } };
export const Failed: Story = { args: { reading: createFormReading('storyFeedback', formStatesMock.failed) } };
export const Sent: Story = { args: { reading: createFormReading('storyFeedback', formStatesMock.sent) } };

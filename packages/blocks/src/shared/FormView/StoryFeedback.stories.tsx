import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createPageContext } from '../../testing/createBlockContext';
import { FormView } from './FormView';
import { createFormReading, formStatesMock, longFormStateMock } from './FormView.mock';

const meta = {
  title: 'Blocks/Forms/StoryFeedback',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'One question below a story: did it help?',
      use: ['The comment is optional and short.', 'It stands in the footer of every story by itself.'],
      avoid: ['Do not ask for a name: the answer about the story is wanted, not its writer.'],
    } satisfies Guidance,
  },
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

export const Default: Story = {};
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

export const LongContent: Story = {
  args: { reading: createFormReading('storyFeedback', longFormStateMock) },
};

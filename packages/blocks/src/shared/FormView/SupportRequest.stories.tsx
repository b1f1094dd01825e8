import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createPageContext } from '../../testing/createBlockContext';
import { FormView } from './FormView';
import { createFormReading, formStatesMock, longFormStateMock } from './FormView.mock';

const meta = {
  title: 'Blocks/Forms/SupportRequest',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'Asks for help with a machine that stands still or misbehaves.',
      use: [
        'Pictures and films of the fault can be attached: ten seconds of film spare the first question back.',
        'The number of an open case leads to the same desk again.',
      ],
      avoid: ['Do not use it for planned work; the service request does.'],
    } satisfies Guidance,
  },
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

export const Default: Story = {};
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

export const LongContent: Story = {
  args: { reading: createFormReading('supportRequest', longFormStateMock) },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createPageContext } from '../../testing/createBlockContext';
import { FormView } from './FormView';
import { createFormReading, formStatesMock, longFormStateMock } from './FormView.mock';

const meta = {
  title: 'Blocks/Forms/Whitepaper',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'Hands out a paper for a few data and consent.',
      use: [
        'The file is offered at once after sending, not by mail only.',
        'Ask for no more than the desk will use.',
      ],
      avoid: ['Do not lock up what is free elsewhere, such as data sheets.'],
    } satisfies Guidance,
  },
  component: FormView,
  args: {
    intl: createPageContext().intl,
    kind: 'whitepaper',
    reading: createFormReading('whitepaper'),
    headingLevel: 2,
    downloadHref: '/file/crimp-force-monitoring',
  },
} satisfies Meta<typeof FormView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Invalid: Story = { args: { reading: createFormReading('whitepaper', formStatesMock.invalid) } };
export const Review: Story = { args: { reading: createFormReading('whitepaper', formStatesMock.review) } };
export const Failed: Story = { args: { reading: createFormReading('whitepaper', formStatesMock.failed) } };
export const Sent: Story = { args: { reading: createFormReading('whitepaper', formStatesMock.sent) } };

export const LongContent: Story = {
  args: { reading: createFormReading('whitepaper', longFormStateMock) },
};

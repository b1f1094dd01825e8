import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '@kmx/design-system/guide';
import { createPageContext } from '../../testing/createBlockContext';
import { rightToLeft } from '../../testing/rightToLeft';
import { FormView } from './FormView';
import { createFormReading, formStatesMock, longFormStateMock } from './FormView.mock';

const meta = {
  title: 'Blocks/Forms/ServiceRequest',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'Asks for a repair or calibration of a machine, with the way back of a sent part.',
      use: [
        'The return address opens only where it differs.',
        'When the service is down, what was written can be sent by mail.',
      ],
      avoid: ['Do not use it for questions about buying; contact does.'],
    } satisfies Guidance,
  },
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

export const Default: Story = {};
export const Invalid: Story = {
  args: { reading: createFormReading('serviceRequest', formStatesMock.invalid) },
};
export const Review: Story = {
  args: { reading: createFormReading('serviceRequest', formStatesMock.review) },
};
export const Failed: Story = {
  args: {
    reading: createFormReading('serviceRequest', formStatesMock.failed, {
      mailFallback: 'mailto:service@example.com?subject=Service%20request',
    }),
  },
};
export const Sent: Story = { args: { reading: createFormReading('serviceRequest', formStatesMock.sent) } };

export const LongContent: Story = {
  args: { reading: createFormReading('serviceRequest', longFormStateMock) },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

/** The checkbox shows and hides the return address, without script. */
export const OpensTheReturnAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    const isDifferent = canvas.getByRole('checkbox', { name: 'The return address is different' });
    const city = () => canvas.queryByRole('textbox', { name: /^City of the return address/ });
    await expect(city()).toBeNull();
    isDifferent.focus();
    await userEvent.keyboard(' ');
    await expect(city()).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(city()).toBeNull();
  },
};

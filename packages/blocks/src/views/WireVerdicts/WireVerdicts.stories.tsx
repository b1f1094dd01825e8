import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '@kmx/design-system/guide';

import { createPageContext } from '../../testing/createBlockContext';
import { longTitle } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';

import { WireVerdicts } from './WireVerdicts';
import { createVerdictsMock, verdictsLinksMock, verdictsMock } from './WireVerdicts.mock';

const meta = {
  title: 'Blocks/Products/WireVerdicts',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'Which machines can process which of the wires, and why not.',
      use: [
        'Machines that can do all stand first, then those that can do most.',
        'A refusal names the measure that fails and its limit, so that a reader can decide about the harness.',
      ],
      avoid: ['Do not promise: the verdict is by data sheet, and says so.'],
    } satisfies Guidance,
  },
  component: WireVerdicts,
  args: {
    intl: createPageContext().intl,
    language: 'en',
    measurement: 'Metric',
    check: verdictsMock,
    links: verdictsLinksMock,
  },
} satisfies Meta<typeof WireVerdicts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Imperial: Story = { args: { measurement: 'Imperial' } };
export const Minimal: Story = { args: { check: createVerdictsMock('0.5mm2') } };
/** Cards of machines, instead of the table. */
export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } } };
export const OneWireOnSmallScreen: Story = {
  args: { check: createVerdictsMock('0.5mm2;5;1.6;200;W1') },
  globals: { viewport: { value: 'mobile' } },
};
export const WithoutPicture: Story = {
  args: {
    check: {
      ...verdictsMock,
      machines: verdictsMock.machines.map(({ machine, ...checked }) => ({
        ...checked,
        machine: { ...machine, pictureUrl: null },
      })),
    },
  },
};
export const NoMachine: Story = {
  args: {
    check: createVerdictsMock('400mm2'),
    links: { ...verdictsLinksMock, compare: undefined, enquiry: undefined },
  },
};
export const LongContent: Story = {
  args: {
    check: createVerdictsMock(
      ...Array.from({ length: 30 }, (_, index) => `${String((index + 1) / 4)}mm2;5;1.6;200;${longTitle}`),
    ),
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

/**
 * A line expands to its machines, and to the reasons why the others do not process it; its neighbours stay collapsed.
 */
export const LineUnfolds: Story = {
  play: async ({ canvas, userEvent }) => {
    const tableOf = (name: string) => canvas.getByRole('table', { name, hidden: true });
    const machines = tableOf('Line 1: Suitable machines: 2');
    await expect(machines).not.toBeVisible();
    await userEvent.click(canvas.getByText(/^W1 ·/));
    await expect(machines).toBeVisible();
    await expect(tableOf('Line 1: Why the others do not fit')).toBeVisible();
    await expect(tableOf('Line 2: Suitable machines: 2')).not.toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';

import { createPageContext } from '../testing/createBlockContext';
import { longTitle } from '../testing/longContent';

import { WireVerdicts } from './WireVerdicts';
import { createVerdictsMock, verdictsLinksMock, verdictsMock } from './WireVerdicts.mock';

const meta = {
  title: 'Products/WireVerdicts',
  parameters: { layout: 'padded' },
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
export const NoMachine: Story = {
  args: { check: createVerdictsMock('400mm2'), links: { ...verdictsLinksMock, compare: undefined } },
};
export const LongContent: Story = {
  args: {
    check: createVerdictsMock(
      ...Array.from({ length: 30 }, (_, index) => `${String((index + 1) / 4)}mm2;5;1.6;200;${longTitle}`),
    ),
  },
};

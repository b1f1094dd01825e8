import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';

import { createPageContext } from '../testing/createBlockContext';
import { longWord } from '../testing/longContent';
import { rightToLeft } from '../testing/rightToLeft';

import { WireFileForm } from './WireFileForm';
import { WireForm } from './WireForm';
import { wireFileFormMock, wireFormMock, wireProblemsMock } from './WireForm.mock';
import { WireProblems } from './WireProblems';

const { intl } = createPageContext();

const meta = {
  title: 'Blocks/Products/WireForm',
  parameters: {
    layout: 'padded',
    guidance: {
      summary:
        'Takes the wires of a harness, by hand or as a file, and asks which machines can process them.',
      use: [
        'A line for a wire: cross-section, strip lengths, length; units as in the drawing.',
        'Faults stand at their line and tell what was found there.',
      ],
      avoid: ['Do not ask for customer data here; the answer is free.'],
      access: ['A real form: lines are added by a button and it works without script.'],
    } satisfies Guidance,
  },
  component: WireForm,
  args: { intl, ...wireFormMock },
} satisfies Meta<typeof WireForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: { lines: wireFormMock.lines.slice(2), kept: [] } };
export const Inches: Story = { args: { lengthUnit: 'in' } };
export const File: Story = { render: () => <WireFileForm intl={intl} {...wireFileFormMock} /> };
export const Problems: Story = { render: () => <WireProblems intl={intl} problems={wireProblemsMock} /> };
export const LongContent: Story = {
  args: {
    lines: wireFormMock.lines.map((line) => ({
      ...line,
      problems: [{ code: 'badSection', field: 'crossSection', found: longWord }],
    })),
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

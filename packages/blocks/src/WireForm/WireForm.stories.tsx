import type { Meta, StoryObj } from '@storybook/react-vite';

import { createPageContext } from '../testing/createBlockContext';
import { longWord } from '../testing/longContent';

import { WireFileForm } from './WireFileForm';
import { WireForm } from './WireForm';
import { wireFileFormMock, wireFormMock, wireProblemsMock } from './WireForm.mock';
import { WireProblems } from './WireProblems';

const { intl } = createPageContext();

const meta = {
  title: 'Products/WireForm',
  parameters: { layout: 'padded' },
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

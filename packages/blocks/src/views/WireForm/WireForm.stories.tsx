import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guidance } from '@kmx/design-system/guide';

import { catchSubmission } from '../../testing/catchSubmission';
import { createPageContext } from '../../testing/createBlockContext';
import { longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';

import { WireDisclosure } from './WireDisclosure';
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
export const Minimal: Story = { args: { lines: wireFormMock.lines.slice(2), hiddenLines: [] } };
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

/** Return submits the list; wires beyond the rows are preserved. */
export const Sends: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sent = catchSubmission(canvasElement);
    const empty = within(canvas.getByRole('group', { name: 'Wire 3' }));
    await userEvent.type(empty.getByRole('textbox', { name: 'Cross-section' }), '1.5{Enter}');
    await expect(sent).toEqual(
      expect.arrayContaining(['section=0.5', 'section=20', 'section=1.5', 'wire=2.5mm2;8;3.4;80;W3']),
    );
    await expect(sent).not.toContain('add=1');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a row' }));
    await expect(sent).toContain('add=1');
    const faulty = within(canvas.getByRole('group', { name: 'Wire 2' }));
    await expect(faulty.getByRole('textbox', { name: /^Stripping length/ })).toBeInvalid();
  },
};

/** A list with results is collapsed: its title expands it, with every wire in its fields. */
export const Unfolds: Story = {
  render: (args) => (
    <WireDisclosure title="Change the list">
      <WireForm {...args} />
    </WireDisclosure>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole('form', { name: 'Enter your wires', hidden: true });
    await expect(form).not.toBeVisible();
    await userEvent.click(canvas.getByText('Change the list'));
    await expect(form).toBeVisible();
    const first = within(canvas.getByRole('group', { name: 'Wire 1' }));
    await expect(first.getByRole('textbox', { name: 'Name' })).toHaveValue('W1');
  },
};

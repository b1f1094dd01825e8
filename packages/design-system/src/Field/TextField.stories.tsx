import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '../guide/Guidance';
import { rightToLeft, withOwnId } from '../testing/storyDecorators';
import { TextField } from './TextField';

const meta = {
  title: 'Components/TextField',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'One line of input. Label above, hint between, fault below.',
      use: [
        'Choose the `type` by what is entered, so that telephones show the right keys.',
        'Mark what is required with the word, not with a star.',
        'Make the hint an example or a place to look: “On the plate beside the main switch”.',
      ],
      avoid: [
        'A placeholder in place of the label: it is gone when it is needed.',
        '`readOnly` for what can never be changed: show it as text.',
      ],
      access: [
        'Label, hint and fault are tied to the input; text of 16 px keeps telephones from zooming in.',
      ],
    } satisfies Guidance,
  },
  component: TextField,
  args: { id: 'mail', name: 'mail', label: 'E-mail', type: 'email' },
  decorators: [withOwnId],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { isRequired: true, mark: '(required)' } };
export const WithHint: Story = { args: { hint: 'We reply within 24 hours.' } };
export const Invalid: Story = { args: { error: 'Please check this entry.' } };
export const Filled: Story = { args: { defaultValue: 'anna@example.com' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'anna@example.com' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'anna@example.com' } };
export const LongText: Story = {
  args: { label: 'Serial number of the machine, as it stands on the plate beside the main switch' },
};
export const Date: Story = { args: { type: 'date', label: 'Date', defaultValue: '2026-11-22' } };
export const File: Story = { args: { type: 'file', label: 'Protocol' } };
export const RightToLeft: Story = {
  args: { hint: 'We reply within 24 hours.', error: 'Please check this entry.' },
  decorators: [rightToLeft],
};
/** Hint and error describe the input: both are announced after its name. */
export const TellsWhatIsWrong: Story = {
  args: {
    hint: 'We reply within 24 hours.',
    error: 'Please check this entry.',
    isRequired: true,
    mark: '(required)',
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /^E-mail.*required/ });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('We reply within 24 hours. Please check this entry.');
    await userEvent.type(field, 'anna');
    await expect(field).toHaveValue('anna');
  },
};

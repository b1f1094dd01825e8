import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '../guide/Guidance';
import { Stack } from '../Stack/Stack';
import { rightToLeft } from '../testing/storyDecorators';
import { FormMessageSummary } from './FormMessageSummary';
import { TextField } from './TextField';

const meta = {
  title: 'Components/FormMessageSummary',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'All that is wrong in a form, above its first field; each message leads to its field.',
      use: [
        'After a failed submission, with the focus on it.',
        'Say in each message what to enter, not only that something is missing.',
      ],
      avoid: [
        'While the reader is still typing: the fault at the field is enough.',
        'For a fault of the service: take `FlashMessage`.',
      ],
      access: ['Announced as an alert; each entry is a link that moves the focus into the field.'],
    } satisfies Guidance,
  },
  component: FormMessageSummary,
  args: {
    title: 'Please check two entries',
    messages: [
      { fieldId: 'mail', text: 'Please provide a valid email address' },
      { fieldId: 'message', text: 'Please add some more details' },
    ],
  },
} satisfies Meta<typeof FormMessageSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { messages: [] } };
export const LongContent: Story = {
  args: {
    title: 'Bitte prüfen Sie fünf Angaben, bevor Sie das Formular noch einmal senden',
    messages: Array.from({ length: 5 }, (_, index) => ({
      fieldId: `field-${index}`,
      text: 'Seriennummer der Maschine, wie sie auf dem Schild neben dem Hauptschalter steht',
    })),
  },
};
export const RightToLeft: Story = { decorators: [rightToLeft] };
export const LeadsToTheField: Story = {
  args: { messages: [{ fieldId: 'summary-mail', text: 'Please provide a valid email address' }] },
  render: (args) => (
    <Stack gap="m">
      <FormMessageSummary {...args} />
      <TextField id="summary-mail" name="mail" label="E-mail" error="Please provide a valid email address" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const entry = canvas.getByRole('link', { name: 'Please provide a valid email address' });
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(entry).toHaveAttribute('href', `#${field.id}`);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please provide a valid email address');
    await userEvent.type(field, 'anna@example.com');
    await expect(field).toHaveValue('anna@example.com');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '../guide/Guidance';
import { rightToLeft, withOwnId } from '../testing/storyDecorators';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Components/Checkbox',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'A yes or no that stands for itself, or one of several that may all be true.',
      use: [
        'For consent and for options that take effect when the form is sent.',
        'Word it so that the tick is the yes: “Send me the newsletter”.',
        'A link to the terms may stand in the label.',
      ],
      avoid: [
        'For one of several that exclude each other: take `RadioGroup`.',
        'Negated words: “Do not send” needs two thoughts for one tick.',
      ],
      access: ['The words are part of the target; hint and fault are read after the label.'],
    } satisfies Guidance,
  },
  component: Checkbox,
  args: { id: 'privacy', name: 'privacy', label: 'I have read the privacy notice' },
  decorators: [withOwnId],
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { isRequired: true, mark: '(required)' } };
export const WithHint: Story = { args: { hint: 'We reply within 24 hours.' } };
export const Invalid: Story = { args: { error: 'Please check this entry.' } };
export const Checked: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label:
      'I agree that my details are stored and used to answer my request, and that I may withdraw this at any time.',
  },
};
export const RightToLeft: Story = { decorators: [rightToLeft] };
/** The label is part of the target. */
export const Toggles: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(canvas.getByText('I have read the privacy notice'));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

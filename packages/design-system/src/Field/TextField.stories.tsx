import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './TextField';

const meta = {
  title: 'Components/TextField',
  parameters: { layout: 'padded' },
  component: TextField,
  args: { id: 'mail', name: 'mail', label: 'E-mail', type: 'email' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { isRequired: true, requiredLabel: '(required)' } };
export const WithHint: Story = { args: { hint: 'We reply within 24 hours.' } };
export const Invalid: Story = { args: { error: 'Please check this entry.' } };
export const Filled: Story = { args: { defaultValue: 'anna@example.com' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'anna@example.com' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'anna@example.com' } };
export const LongText: Story = {
  args: { label: 'Serial number of the machine, as it stands on the plate beside the main switch' },
};

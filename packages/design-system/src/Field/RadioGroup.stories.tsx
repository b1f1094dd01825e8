import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from './RadioGroup';

const meta = {
  title: 'Components/RadioGroup',
  parameters: { layout: 'padded' },
  component: RadioGroup,
  args: {
    id: 'country',
    name: 'country',
    label: 'Country',
    defaultValue: 'CH',
    options: [
      { value: 'CH', label: 'Switzerland' },
      { value: 'DE', label: 'Germany' },
      { value: 'JP', label: 'Japan' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { isRequired: true, requiredLabel: '(required)' } };
export const WithHint: Story = { args: { hint: 'We reply within 24 hours.' } };
export const Invalid: Story = { args: { error: 'Please check this entry.' } };

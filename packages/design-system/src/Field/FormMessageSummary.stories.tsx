import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormMessageSummary } from './FormMessageSummary';

const meta = {
  title: 'Components/FormMessageSummary',
  parameters: { layout: 'padded' },
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

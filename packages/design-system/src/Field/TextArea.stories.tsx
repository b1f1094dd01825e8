import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { rightToLeft, withOwnId } from '../testing/storyDecorators';
import { TextArea } from './TextArea';

const meta = {
  title: 'Components/TextArea',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'Several lines of the reader’s own words.',
      use: [
        'For messages, descriptions of a fault, reasons.',
        'Say in the hint what helps the answer: “Machine, serial number, what you saw”.',
      ],
      avoid: [
        'For one line: take `TextField`.',
        'A limit that is told only after sending: name it in the hint.',
      ],
    } satisfies Guidance,
  },
  component: TextArea,
  args: { id: 'message', name: 'message', label: 'Message' },
  decorators: [withOwnId],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { isRequired: true, mark: '(required)' } };
export const WithHint: Story = { args: { hint: 'We reply within 24 hours.' } };
export const Invalid: Story = { args: { error: 'Please check this entry.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Filled: Story = {
  args: {
    defaultValue: 'The crimp height drifts after about 800 pieces.\nThe applicator was changed on Monday.',
  },
};
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'The crimp height drifts.' } };
export const RightToLeft: Story = { decorators: [rightToLeft] };

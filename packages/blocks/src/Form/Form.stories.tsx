import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFormReading } from '../shared/FormView/FormView.mock';
import { createBlockContext } from '../testing/createBlockContext';
import { longText, longTitle } from '../testing/longContent';
import { Form } from './Form';
import { formMock, whitepaperMock } from './Form.mock';
import { formSchema } from './Form.schema';

const meta = {
  title: 'Blocks/Form',
  component: Form,
  args: {
    data: formSchema.parse(formMock),
    context: createBlockContext({
      anchor: 'form-1',
      lists: { forms: { contact: createFormReading('contact') } },
    }),
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Whitepaper: Story = {
  args: {
    data: formSchema.parse(whitepaperMock),
    context: createBlockContext({
      anchor: 'form-1',
      lists: { forms: { whitepaper: createFormReading('whitepaper') } },
    }),
  },
};

export const Unavailable: Story = { args: { context: createBlockContext({ anchor: 'form-1' }) } };

export const LongContent: Story = {
  args: { data: formSchema.parse({ ...formMock, title: longTitle, text: longText }) },
};

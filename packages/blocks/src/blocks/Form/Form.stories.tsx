import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createFormReading } from '../../shared/FormView/FormView.mock';
import { createBlockContext } from '../../testing/createBlockContext';
import { longText, longTitle } from '../../testing/longContent';
import { Form } from './Form';
import { formMock, whitepaperMock } from './Form.mock';
import { formSchema } from './Form.schema';

const meta = {
  title: 'Blocks/Forms/Form',
  component: Form,
  parameters: {
    guidance: {
      summary: 'One of the fixed forms (contact, service, support, whitepaper) within a page.',
      use: [
        'Say in the text what happens next and how soon, as the team keeps it: “We answer on the next working day.”',
        'Give a form a page or the end of a page; what stands below it is not read.',
        'For a whitepaper choose its file here; the form hands it out after consent.',
      ],
      avoid: [
        'Do not put two forms on a page.',
        'Do not promise in the title what the form cannot give: a contact form hands out no price list.',
      ],
      access: [
        'Works without script, in steps on the server; faults are listed on top and stand at their fields.',
      ],
    } satisfies Guidance,
  },
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

export const Minimal: Story = { args: { data: formSchema.parse({ ...formMock, title: null, text: null }) } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { rightToLeft, withOwnId } from '../testing/storyDecorators';
import { FieldError } from './FieldParts';

const meta = {
  title: 'Components/FieldError',
  component: FieldError,
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'What is wrong with one field, below it. All fields bring it themselves.',
      use: [
        'On its own only for a group of controls that is no field of the design system.',
        'Say what to enter: “Please provide a valid email address”.',
      ],
      avoid: [
        'For a fault of the whole form: take `FormMessageSummary`.',
        'Blame and codes: “invalid input” helps nobody.',
      ],
      access: ['Its id is the control’s with “-error”; the control names it in `aria-describedby`.'],
    } satisfies Guidance,
  },
  args: { id: 'mail', error: 'Please provide a valid email address' },
  decorators: [withOwnId],
} satisfies Meta<typeof FieldError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Renders nothing without a text. */
export const Empty: Story = { args: { error: undefined }, tags: ['no-visual'] };
export const LongText: Story = {
  args: {
    error:
      'Bitte geben Sie die Seriennummer so ein, wie sie auf dem Schild neben dem Hauptschalter der Maschine steht, mit Bindestrich.',
  },
};
export const RightToLeft: Story = { decorators: [rightToLeft] };

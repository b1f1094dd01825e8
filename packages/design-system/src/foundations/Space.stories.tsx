import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { Lengths, TwelveColumns, Widths } from './SpaceSamples';

const meta = {
  title: 'Foundations/Space',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'A base of 4 px, twelve columns to 1440 px and few named widths that share one left edge.',
      use: [
        'Between parts take the `stack` lengths, between sections the `section` ones: they grow with the window.',
        'Give what belongs together half the room of what does not.',
        'Let blocks of different widths start at the same edge; only pictures and openings go to the rim.',
      ],
      avoid: [
        'An outer margin on a part: the place that holds it sets the distance.',
        'A length between two steps: take the smaller one, or change the step for all.',
      ],
    } satisfies Guidance,
  },
  component: Lengths,
  args: { kind: 'base' },
} satisfies Meta<typeof Lengths>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Base of 4 px' };
export const Meanings: Story = { args: { kind: 'meaning' } };
export const Grid: Story = { name: 'Twelve columns', render: () => <TwelveColumns /> };
export const NamedWidths: Story = { name: 'Named widths', render: () => <Widths /> };

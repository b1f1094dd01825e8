import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { Figures, Hierarchy, Languages, LineLengths } from './TypeSamples';
import { TypeScale } from './TypeScale';

const meta = {
  title: 'Foundations/Type',
  parameters: {
    layout: 'padded',
    guidance: {
      summary:
        'A technical grotesque for words, its monospaced companion for figures, a stencil face for the headlines of sites that ask for it.',
      use: [
        'Seven sizes that grow with the window; take the step that the level of the heading gives.',
        'Set figures, part numbers and units in mono: they line up and are read digit by digit.',
        'Keep running text between 45 and 75 characters a line.',
        'Leave a third more room than the English words need: German and Hungarian will ask for it.',
      ],
      avoid: [
        'A size between the steps, or bold to make up for a step that is missing.',
        'The stencil face below a headline: its cuts fill in at small sizes.',
      ],
    } satisfies Guidance,
  },
  component: TypeScale,
  args: { text: 'To hundredths of a millimetre', family: 'text' },
} satisfies Meta<typeof TypeScale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Seven sizes' };
export const InOneSection: Story = { name: 'In one section', render: () => <Hierarchy /> };
export const LengthOfLine: Story = { name: 'Length of line', render: () => <LineLengths /> };
export const MonoFigures: Story = { name: 'Mono figures', render: () => <Figures /> };
export const CutFont: Story = {
  name: 'Cut font',
  args: { family: 'cut', text: 'Cut, strip, crimp, twist, test' },
};
export const ElevenLanguages: Story = { name: 'Eleven languages', render: () => <Languages /> };

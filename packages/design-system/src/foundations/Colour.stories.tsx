import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { themeNames } from '../tokens';
import { ContrastMatrix } from './ContrastMatrix';
import { Swatches } from './Swatches';
import { ThemeCards } from './ThemeCards';
import { ToneSurfaces } from './ToneSurfaces';

const meta = {
  title: 'Foundations/Colour',
  parameters: {
    layout: 'padded',
    guidance: {
      summary:
        'Ink and paper first. One accent per brand does the work of colour, so a small amount of it is enough to lead the eye.',
      use: [
        'Take colours by what they mean (`color.text.muted`, `color.line.wire`), never by their value: they follow theme and surface.',
        'Choose a surface for the whole section; text, lines and buttons on it follow by themselves.',
        'Keep status colours for status. They are the same in every brand.',
      ],
      avoid: [
        'Two accent surfaces in one view: the second takes the weight from the first. Use mist.',
        'Colour alone to tell two things apart: add a word, a sign or a line.',
      ],
    } satisfies Guidance,
  },
  component: Swatches,
  args: { theme: 'Komax' },
  argTypes: { theme: { options: themeNames, control: 'select' } },
} satisfies Meta<typeof Swatches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Eleven themes', render: () => <ThemeCards /> };
export const Surfaces: Story = { name: 'Four surfaces', render: () => <ToneSurfaces /> };
/* In the theme of the toolbar; without a toolbar, as on the site, in that of its argument. */
export const Palette: Story = {
  render: ({ theme }, { globals }) => (
    <Swatches theme={themeNames.find((name) => name === globals['theme']) ?? theme} />
  ),
};
export const ContrastOnPaper: Story = {
  name: 'Contrast on paper',
  render: () => <ContrastMatrix group="paper" />,
};
export const ContrastOnMist: Story = {
  name: 'Contrast on mist',
  render: () => <ContrastMatrix group="mist" />,
};
export const ContrastOnDark: Story = {
  name: 'Contrast on dark',
  render: () => <ContrastMatrix group="dark" />,
};
export const ContrastOnAccent: Story = {
  name: 'Contrast on accent',
  render: () => <ContrastMatrix group="accent" />,
};
export const ContrastInTheDarkScheme: Story = {
  name: 'Contrast on paper, dark scheme',
  render: () => <ContrastMatrix group="paper" scheme="dark" />,
};
export const ContrastOfMessages: Story = {
  name: 'Contrast of messages',
  render: () => <ContrastMatrix group="status" />,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { Text } from './Text';

const meta = {
  title: 'Components/Text',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'A paragraph in one of the sizes of the scale.',
      use: [
        'Size `m`, muted, for the lead below a title; `s` for reading; `xs` in cards, lists and forms; `xxs` for notes.',
      ],
      avoid: [
        'For text from editors: take `Prose`.',
        'Muted for what must be read: it is for what comes second.',
      ],
    } satisfies Guidance,
  },
  component: Text,
  args: {
    children:
      'Fully automatic crimping of single leads in small and large lots, with every crimp measured, recorded and traceable to the coil it came from.',
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Lead: Story = { args: { size: 'm', tone: 'muted' } };
export const Small: Story = { args: { size: 'xxs' } };
export const Muted: Story = { args: { tone: 'muted' } };

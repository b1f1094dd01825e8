import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { Text } from '../Text/Text';
import { vars } from '../tokens/vars';
import { FaultSign } from './FaultSign';

const meta = {
  title: 'Components/FaultSign',
  component: FaultSign,
  parameters: {
    layout: 'padded',
    guidance: {
      summary:
        'The sign of a fault: a triangle in the line of the icons. The parts that tell of faults bring it themselves.',
      use: [
        'Before the words of a fault: 16 in a field, 24 in a notice.',
        'In the colour of the words it stands with.',
      ],
      avoid: [
        'Without words: a sign does not say what to do.',
        'For a warning about the future: take the icon `info`.',
      ],
      access: ['An ornament, silent to screen readers.'],
    } satisfies Guidance,
  },
  args: { size: 24 },
} satisfies Meta<typeof FaultSign>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 16 } };
export const BesideWords: Story = {
  args: { size: 16 },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'center', gap: vars.space[2] }}>
        <Story />
        <Text size="xs">The connection was lost.</Text>
      </div>
    ),
  ],
};

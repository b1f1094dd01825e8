import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './Text';

const meta = {
  title: 'Components/Text',
  parameters: { layout: 'padded' },
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

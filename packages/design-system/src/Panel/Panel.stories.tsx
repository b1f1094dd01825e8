import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../Button/IconButton';
import { Text } from '../Text/Text';
import { Panel } from './Panel';

const meta = {
  title: 'Components/Panel',
  parameters: { layout: 'padded' },
  component: Panel,
  args: {
    id: 'compare',
    title: 'Compare products',
    closeControl: <IconButton icon="close" label="Close" />,
    children: <Text>Choose at least two machines to compare them.</Text>,
  },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutClose: Story = { args: { closeControl: undefined } };
export const LongText: Story = {
  args: { title: 'Fully automatic machines for cable assemblies with several leads' },
};

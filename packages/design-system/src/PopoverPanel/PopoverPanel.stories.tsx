import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Text } from '../Text/Text';
import { PopoverPanel } from './PopoverPanel';

const meta = {
  title: 'Components/PopoverPanel',
  parameters: { layout: 'padded' },
  component: PopoverPanel,
  args: {
    id: 'list',
    title: 'Compare products',
    closeLabel: 'Close',
    children: <Text>Two machines are in the list.</Text>,
  },
  render: (args) => (
    <>
      <Button popoverTarget={args.id}>Open</Button>
      <PopoverPanel {...args} />
    </>
  ),
} satisfies Meta<typeof PopoverPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { title: 'Fully automatic machines for cable assemblies with several leads' },
};

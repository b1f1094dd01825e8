import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../testing/longContent';
import { CapabilityList } from './CapabilityList';
import { capabilityListMock } from './CapabilityList.mock';

const meta = {
  title: 'Products/CapabilityList',
  component: CapabilityList,
  args: capabilityListMock,
} satisfies Meta<typeof CapabilityList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: { capabilities: capabilityListMock.capabilities.slice(0, 1) } };
export const LongContent: Story = {
  args: {
    capabilities: capabilityListMock.capabilities.map((one) => ({ ...one, name: longWord, imageUrl: null })),
  },
};

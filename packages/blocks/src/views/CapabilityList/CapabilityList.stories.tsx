import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { longWord } from '../../testing/longContent';
import { CapabilityList } from './CapabilityList';
import { capabilityListMock } from './CapabilityList.mock';

const meta = {
  title: 'Blocks/Products/CapabilityList',
  component: CapabilityList,
  parameters: {
    guidance: {
      summary:
        'What a machine can do with a wire, each with its drawing and the way to all machines that can do it.',
      use: [
        'The entries come from the product service; the order is the order of the process.',
        'It stands after the downloads of a product, where readers look for alternatives.',
      ],
      avoid: [
        'Do not repeat the highlights here: a capability is a step of the process, not a selling point.',
      ],
    } satisfies Guidance,
  },
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

export const WithoutPicture: Story = {
  args: { capabilities: capabilityListMock.capabilities.map((one) => ({ ...one, imageUrl: null })) },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { createPageContext } from '../testing/createBlockContext';
import { ShareLinks } from './ShareLinks';

const meta = {
  title: 'Stories/ShareLinks',
  parameters: { layout: 'padded' },
  component: ShareLinks,
  args: {
    intl: createPageContext().intl,
    title: 'Nine hundred harnesses before lunch',
    url: 'https://komax.example/en/stories/nine-hundred-harnesses',
  },
} satisfies Meta<typeof ShareLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

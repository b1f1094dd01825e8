import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockContext } from '../testing/createBlockContext';
import { longText, longTitle, longWord } from '../testing/longContent';
import { Video } from './Video';
import { videoMock } from './Video.mock';
import { videoSchema } from './Video.schema';

const meta = {
  title: 'Blocks/Video',
  component: Video,
  args: { data: videoSchema.parse(videoMock), context: createBlockContext({ anchor: 'video-1' }) },
} satisfies Meta<typeof Video>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Minimal: Story = {
  args: { data: videoSchema.parse({ ...videoMock, caption: null, captionsFile: null, poster: null }) },
};

export const LongContent: Story = {
  args: {
    data: videoSchema.parse({
      ...videoMock,
      title: `${longTitle} ${longWord}`,
      caption: longText,
      transcript: `${longText}\n\n${longText}`,
    }),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '@kmx/design-system/guide';
import { createBlockContext } from '../../testing/createBlockContext';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { Video } from './Video';
import { videoMock } from './Video.mock';
import { videoSchema } from './Video.schema';

const meta = {
  title: 'Blocks/Video',
  component: Video,
  parameters: {
    guidance: {
      summary: 'A film with captions and a transcript, loaded when it is asked for.',
      use: [
        'Choose a still that shows the subject, without text on it.',
        'Give captions for every film with speech; the transcript is required, it is also what the search finds.',
        'Up to two minutes; longer ones become chapters.',
      ],
      avoid: [
        'Do not embed players of others: they set cookies before consent.',
        'Do not use it for a movement that loops without words; `ProductHighlights` shows silent clips.',
      ],
      access: ['The browser’s own player: all keys work. Nothing plays by itself.'],
    } satisfies Guidance,
  },
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

export const WithoutPicture: Story = {
  args: { data: videoSchema.parse({ ...videoMock, poster: null }) },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

/** Nothing loads before playing; the transcript opens below the video. */
export const TranscriptOpens: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('video')).toHaveAttribute('preload', 'none');
    const transcript = canvas.getByText(videoMock.transcript, { normalizer: (text) => text });
    await expect(transcript).not.toBeVisible();
    await userEvent.click(canvas.getByText('Read the transcript'));
    await expect(transcript).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { mediaReleaseMock } from '../../content/MediaRelease.mock';
import { mediaReleaseSchema } from '../../content/MediaRelease.schema';
import { createPageContext } from '../../testing/createBlockContext';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { MediaReleaseHeader } from './MediaReleaseHeader';

const meta = {
  title: 'Blocks/News/MediaReleaseHeader',
  component: MediaReleaseHeader,
  parameters: {
    guidance: {
      summary: 'Title, day and lead of a media release, with the mark of an ad hoc announcement.',
      use: [
        'The lead holds the news in two sentences, for those who read no more.',
        'The day is that of publication in Zurich.',
      ],
      avoid: ['Do not set the ad hoc mark by hand to gain attention: it has a meaning in law.'],
    } satisfies Guidance,
  },
  args: { release: mediaReleaseSchema.parse(mediaReleaseMock), intl: createPageContext().intl },
} satisfies Meta<typeof MediaReleaseHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = {
  args: {
    release: mediaReleaseSchema.parse({
      ...mediaReleaseMock,
      leadText: null,
      publicationDate: null,
      adhoc: false,
    }),
  },
};
export const BelowAHero: Story = { args: { hasTitle: true } };
export const LongContent: Story = {
  args: {
    release: mediaReleaseSchema.parse({
      ...mediaReleaseMock,
      title: `${longTitle} ${longWord}`,
      leadText: longText,
    }),
  },
};

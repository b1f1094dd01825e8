import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import type { MediaReleaseListing } from '../../contract/lists/MediaReleaseListing';
import { createBlockContext } from '../../testing/createBlockContext';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { MediaReleaseList } from './MediaReleaseList';
import { mediaReleaseListing, mediaReleaseListMock } from './MediaReleaseList.mock';
import { mediaReleaseListSchema } from './MediaReleaseList.schema';

const contextOf = (mediaReleases: MediaReleaseListing | undefined) =>
  createBlockContext({ anchor: 'media-release-list-1', lists: { mediaReleases } });

const meta = {
  title: 'Blocks/News/MediaReleaseList',
  component: MediaReleaseList,
  parameters: {
    guidance: {
      summary: 'Media releases by year, newest first, with filters and an archive.',
      use: [
        'Set a number for a teaser; the list then leads to all releases.',
        'Offer the archive only on the page of all releases.',
      ],
      avoid: ['Do not mix with news: a release is a document, news is a hint.'],
    } satisfies Guidance,
  },
  args: {
    data: mediaReleaseListSchema.parse(mediaReleaseListMock),
    context: contextOf(mediaReleaseListing),
  },
} satisfies Meta<typeof MediaReleaseList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneYear: Story = {
  args: { context: contextOf({ ...mediaReleaseListing, filter: { years: [2026], isAdhocOnly: true } }) },
};
export const NoneFits: Story = {
  args: { context: contextOf({ ...mediaReleaseListing, filter: { years: [2024], isAdhocOnly: true } }) },
};
export const Minimal: Story = {
  args: {
    data: mediaReleaseListSchema.parse({ ...mediaReleaseListMock, title: null, limit: 2, hasArchive: false }),
    context: contextOf({ ...mediaReleaseListing, path: '/en' }),
  },
};
export const Empty: Story = { args: { context: contextOf({ ...mediaReleaseListing, items: [] }) } };
export const Unavailable: Story = { args: { context: contextOf(undefined) } };
export const LongContent: Story = {
  args: {
    data: mediaReleaseListSchema.parse({ ...mediaReleaseListMock, title: longTitle, text: longText }),
    context: contextOf({
      ...mediaReleaseListing,
      items: mediaReleaseListing.items.map((release) => ({
        ...release,
        title: `${longTitle} ${longWord}`,
        leadText: longText,
      })),
    }),
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyStoryFilter, type StoryFilter } from '@kmx/core';
import { storyListingMock } from '../shared/StoryCard/story.mock';
import { createBlockContext } from '../testing/createBlockContext';
import { longText, longTitle, longWord } from '../testing/longContent';
import { StoryOverview } from './StoryOverview';
import { storyOverviewMock } from './StoryOverview.mock';
import { storyOverviewSchema } from './StoryOverview.schema';

const withFilter = (filter: Partial<StoryFilter>) =>
  createBlockContext({
    anchor: 'story-overview-1',
    lists: { stories: { ...storyListingMock, filter: { ...emptyStoryFilter, ...filter } } },
  });

const meta = {
  title: 'Blocks/StoryOverview',
  component: StoryOverview,
  args: { data: storyOverviewSchema.parse(storyOverviewMock), context: withFilter({}) },
} satisfies Meta<typeof StoryOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filtered: Story = {
  args: { context: withFilter({ topic: ['crimping'], category: ['customers'], isVideoOnly: true }) },
};
export const NothingFound: Story = {
  args: { context: withFilter({ topic: ['recycling'], category: ['people'] }) },
};
export const TeaserRow: Story = {
  args: { data: storyOverviewSchema.parse({ ...storyOverviewMock, limit: 3, hasFilters: false }) },
};
export const Minimal: Story = {
  args: { data: storyOverviewSchema.parse({ ...storyOverviewMock, title: null, hasFilters: null }) },
};
export const Unavailable: Story = { args: { context: createBlockContext({ lists: {} }) } };
export const Empty: Story = {
  args: { context: createBlockContext({ lists: { stories: { ...storyListingMock, items: [] } } }) },
};
export const LongContent: Story = {
  args: {
    data: storyOverviewSchema.parse({ ...storyOverviewMock, title: longTitle, text: longText }),
    context: createBlockContext({
      lists: {
        stories: {
          ...storyListingMock,
          filter: { ...emptyStoryFilter, topic: ['long'] },
          items: storyListingMock.items.map((item) => ({
            ...item,
            title: `${longTitle} ${longWord}`,
            topics: [{ slug: 'long', name: `${longTitle} ${longWord}` }],
          })),
        },
      },
    }),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emptyStoryFilter, type StoryFilter } from '@kmx/core';
import type { Guidance } from '@kmx/design-system/guide';
import { storyListingMock } from '../../shared/StoryCard/story.mock';
import { catchSubmission } from '../../testing/catchSubmission';
import { createBlockContext } from '../../testing/createBlockContext';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { StoryOverview } from './StoryOverview';
import { storyOverviewMock } from './StoryOverview.mock';
import { storyOverviewSchema } from './StoryOverview.schema';

const withFilter = (filter: Partial<StoryFilter>) =>
  createBlockContext({
    anchor: 'story-overview-1',
    lists: { stories: { ...storyListingMock, filter: { ...emptyStoryFilter, ...filter } } },
  });

const meta = {
  title: 'Blocks/Stories/StoryOverview',
  component: StoryOverview,
  parameters: {
    guidance: {
      summary:
        'All stories, newest first, with filters by category, topic, contact and product, and “with film only”.',
      use: [
        'Set a number and leave out the filters for a row of teasers on another page.',
        'The newest story leads; its picture must bear the width.',
      ],
      avoid: ['Do not set two overviews on one page; they share the address of the filter.'],
    } satisfies Guidance,
  },
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

export const WithoutPicture: Story = {
  args: {
    context: createBlockContext({
      lists: {
        stories: {
          ...storyListingMock,
          items: storyListingMock.items.map((item) => ({ ...item, image: undefined })),
        },
      },
    }),
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

/** Longer filters open by keyboard and preserve the choices of the links above. */
export const FiltersAreSent: Story = {
  args: { context: withFilter({ category: ['customers'], isVideoOnly: true }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sent = catchSubmission(canvasElement);
    const send = canvas.getByRole('button', { name: 'Apply filters' });
    await expect(send).not.toBeVisible();
    await userEvent.click(canvas.getByText('Filters'));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Crimping/ }));
    await userEvent.click(send);
    await expect(sent).toEqual(['category=customers', 'video=true', 'topic=crimping']);
  },
};

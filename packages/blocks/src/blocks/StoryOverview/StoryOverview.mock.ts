import type { StoryOverviewFragment } from '../../__generated__/graphql';

export const storyOverviewMock = {
  __typename: 'StoryOverview',
  id: 'storyOverview-mock',
  title: 'From the shop floor',
  text: null,
  limit: null,
  hasFilters: true,
} satisfies StoryOverviewFragment;

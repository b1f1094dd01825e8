import { defineBlock } from '../../contract/defineBlock';
import { StoryOverview } from './StoryOverview';
import { StoryOverviewFragment } from './StoryOverview.fragment';
import { storyOverviewSchema } from './StoryOverview.schema';

export const storyOverview = defineBlock({
  type: 'storyOverview',
  fragment: StoryOverviewFragment,
  schema: storyOverviewSchema,
  Component: StoryOverview,
});

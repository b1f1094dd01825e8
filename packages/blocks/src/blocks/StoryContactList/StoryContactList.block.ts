import { defineBlock } from '../../contract/defineBlock';
import { StoryContactList } from './StoryContactList';
import { StoryContactListFragment } from './StoryContactList.fragment';
import { storyContactListSchema } from './StoryContactList.schema';

export const storyContactList = defineBlock({
  type: 'storyContactList',
  fragment: StoryContactListFragment,
  schema: storyContactListSchema,
  Component: StoryContactList,
});

import type { StoryContactListFragment } from '../../__generated__/graphql';

export const storyContactListMock = {
  __typename: 'StoryContactList',
  id: 'storyContactList-mock',
  title: 'Who writes here',
  text: 'Desks and laboratories that answer your questions.',
} satisfies StoryContactListFragment;

import { graphql } from '../../__generated__';

export const StoryContactListFragment = graphql(`
  fragment StoryContactList on StoryContactList {
    __typename
    id
    title
    text
  }
`);

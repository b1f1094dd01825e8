import { graphql } from '../__generated__';

export const StoryPageFragment = graphql(`
  fragment StoryPage on Story {
    ...StoryTeaser
    storyContacts {
      ...StoryContactCard
    }
  }
`);

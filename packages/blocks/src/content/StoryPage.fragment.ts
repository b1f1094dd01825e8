import { graphql } from '../__generated__';

/** The story of a page, with the complete data of its contacts. */
export const StoryPageFragment = graphql(`
  fragment StoryPage on Story {
    ...StoryTeaser
    storyContacts {
      ...StoryContactCard
    }
  }
`);

import { graphql } from '../__generated__';

/** The story that a page is: as among others, with all that is known of its contacts. */
export const StoryPageFragment = graphql(`
  fragment StoryPage on Story {
    ...StoryTeaser
    storyContacts {
      ...StoryContactCard
    }
  }
`);

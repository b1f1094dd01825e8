import { graphql } from '../__generated__';

/** Team that is responsible for stories. */
export const StoryContactCardFragment = graphql(`
  fragment StoryContactCard on StoryContact {
    id
    slug
    name
    role
    text
    email
    phone
    image {
      ...Media
    }
  }
`);

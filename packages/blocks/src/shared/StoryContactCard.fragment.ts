import { graphql } from '../__generated__';

/** A desk or team that answers for stories. */
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

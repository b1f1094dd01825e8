import { graphql } from '../__generated__';

/** A story in a list; contacts and topics only with the fields that filters need. */
export const StoryTeaserFragment = graphql(`
  fragment StoryTeaser on Story {
    id
    slug
    title
    leadText
    publicationDate
    category
    teaserImage {
      ...Media
    }
    storyContacts {
      id
      slug
      name
    }
    topics {
      id
      name
      slug
    }
    products
    hasVideo
    languages
    countries {
      countryCode
    }
  }
`);

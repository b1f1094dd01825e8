import { graphql } from '../__generated__';

/** A story among others; its contacts and topics as far as filters name them. */
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

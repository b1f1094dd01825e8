import { graphql } from '../../__generated__';

export const MediaTextFragment = graphql(`
  fragment MediaText on MediaText {
    __typename
    id
    overline
    title
    content
    mediaPosition
    image {
      ...Media
    }
    links {
      link {
        ...Link
      }
    }
  }
`);

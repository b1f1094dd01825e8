import { graphql } from '../../__generated__';

export const TeaserGridFragment = graphql(`
  fragment TeaserGrid on TeaserGrid {
    __typename
    id
    title
    text
    teasers {
      overline
      title
      text
      image {
        ...Media
      }
      link {
        ...Link
      }
    }
  }
`);

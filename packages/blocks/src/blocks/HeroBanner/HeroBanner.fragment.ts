import { graphql } from '../../__generated__';

export const HeroBannerFragment = graphql(`
  fragment HeroBanner on HeroBanner {
    __typename
    id
    overline
    title
    text
    size
    heroTone: tone
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

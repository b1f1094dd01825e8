import { graphql } from '../../__generated__';

export const QuoteFragment = graphql(`
  fragment Quote on Quote {
    __typename
    id
    quote
    attribution
    context
    image {
      ...Media
    }
  }
`);

import { graphql } from '../__generated__/customer';

/** Fields of a part in tables and in the cart. */
export const PartDetailsFragment = graphql(/* GraphQL */ `
  fragment PartFacts on Part {
    id
    articleNumber
    name
    kind
    stock
    availabilityInDays
    location
    availability
    drawing
  }
`);

/** Parts by up to 200 article numbers; unknown ones are omitted. */
export const PartsByArticleNumbersDocument = graphql(/* GraphQL */ `
  query PartsByArticleNumbers($articleNumbers: [String!]!, $language: String!) {
    partsByArticleNumbers(articleNumbers: $articleNumbers, language: $language) {
      ...PartFacts
    }
  }
`);

import { graphql } from '../__generated__/customer';

/** A part as tables and the cart show it. */
export const PartFactsDocument = graphql(/* GraphQL */ `
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

/** The parts of at most 200 article numbers; unknown ones are left out. */
export const PartsByArticleNumbersDocument = graphql(/* GraphQL */ `
  query PartsByArticleNumbers($articleNumbers: [String!]!, $language: String!) {
    partsByArticleNumbers(articleNumbers: $articleNumbers, language: $language) {
      ...PartFacts
    }
  }
`);

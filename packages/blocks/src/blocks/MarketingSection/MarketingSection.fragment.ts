import { graphql } from '../../__generated__';

export const MarketingSectionFragment = graphql(`
  fragment MarketingSection on MarketingSection {
    __typename
    id
    backgroundColor
    title
    text
    logo {
      ...Media
    }
    link {
      ...Link
    }
  }
`);

import { graphql } from '../__generated__/customer';

/** Tickets, machines and parts for the command palette, at most five of each. */
export const PortalSearchDocument = graphql(/* GraphQL */ `
  query PortalSearch($text: String!, $language: String!) {
    portalSearch(text: $text, language: $language) {
      tickets {
        id
        number
        subject
        status
      }
      machines {
        id
        serialNumber
        name
        location {
          id
          name
        }
      }
      parts {
        id
        articleNumber
        name
        availability
      }
    }
  }
`);

import { graphql } from '../../__generated__/customer';

/** The views that the reader saved, each the parameters of an address. */
export const TicketViewsDocument = graphql(/* GraphQL */ `
  query TicketViews {
    ticketViews {
      id
      name
      query
    }
  }
`);

/** Saves a view under a name; one of the same name is replaced. */
export const SaveTicketViewDocument = graphql(/* GraphQL */ `
  mutation SaveTicketView($name: String!, $query: String!) {
    saveTicketView(name: $name, query: $query) {
      __typename
      ... on TicketViewsSaved {
        views {
          id
          name
          query
        }
      }
      ... on TicketRefused {
        code
      }
    }
  }
`);

export const DeleteTicketViewDocument = graphql(/* GraphQL */ `
  mutation DeleteTicketView($id: ID!) {
    deleteTicketView(id: $id) {
      __typename
      ... on TicketViewsSaved {
        views {
          id
          name
          query
        }
      }
      ... on TicketRefused {
        code
      }
    }
  }
`);

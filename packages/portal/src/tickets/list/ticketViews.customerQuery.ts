import { graphql } from '../../__generated__/customer';

/** Saved views of the user, each with the query of a URL. */
export const TicketViewsDocument = graphql(/* GraphQL */ `
  query TicketViews {
    ticketViews {
      id
      name
      query
    }
  }
`);

/** Saves a view; replaces one with the same name. */
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

import { graphql } from '../../__generated__/customer';

/** Adds a comment, or the reply of an employee; sent twice with one key, it is one entry. */
export const CommentOnTicketDocument = graphql(/* GraphQL */ `
  mutation CommentOnTicket($input: CommentInput!) {
    commentOnTicket(input: $input) {
      __typename
      ... on TicketSaved {
        detail {
          ...TicketDetailFacts
        }
      }
      ... on TicketRefused {
        code
        existing {
          ticketId
          number
          at
        }
      }
    }
  }
`);

/** Closes a ticket for one of the three reasons. */
export const CloseTicketDocument = graphql(/* GraphQL */ `
  mutation CloseTicket($input: CloseTicketInput!) {
    closeTicket(input: $input) {
      __typename
      ... on TicketSaved {
        detail {
          ...TicketDetailFacts
        }
      }
      ... on TicketRefused {
        code
        existing {
          ticketId
          number
          at
        }
      }
    }
  }
`);

/** Opens a closed ticket again, for 14 days. */
export const ReopenTicketDocument = graphql(/* GraphQL */ `
  mutation ReopenTicket($ticketId: ID!) {
    reopenTicket(ticketId: $ticketId) {
      __typename
      ... on TicketSaved {
        detail {
          ...TicketDetailFacts
        }
      }
      ... on TicketRefused {
        code
        existing {
          ticketId
          number
          at
        }
      }
    }
  }
`);

/** Adds a watcher to a ticket, or removes one; the reader when no person is named. */
export const WatchTicketDocument = graphql(/* GraphQL */ `
  mutation WatchTicket($ticketId: ID!, $userId: ID, $isWatching: Boolean!) {
    watchTicket(ticketId: $ticketId, userId: $userId, isWatching: $isWatching) {
      __typename
      ... on TicketSaved {
        detail {
          ...TicketDetailFacts
        }
      }
      ... on TicketRefused {
        code
        existing {
          ticketId
          number
          at
        }
      }
    }
  }
`);

import { graphql } from '../../__generated__/customer';

/** Adds a comment, or the reply of an employee; requests with the same idempotency key create one entry. */
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

/** Reopens a ticket within 14 days of closing. */
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

/** Adds or removes a watcher; the user if no person is given. */
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

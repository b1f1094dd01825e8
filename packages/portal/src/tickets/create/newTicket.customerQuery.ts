import { graphql } from '../../__generated__/customer';

/** Choices of a new ticket: locations of the user's organisations, and machines. */
export const NewTicketChoicesDocument = graphql(/* GraphQL */ `
  query NewTicketChoices {
    locations {
      id
      name
      city
      country
      organisation {
        id
        name
      }
    }
    ticketFilterChoices {
      machines {
        id
        name
        serialNumber
        type
        locationId
      }
    }
  }
`);

/** People of a location's organisation who may watch its tickets. */
export const TicketColleaguesDocument = graphql(/* GraphQL */ `
  query TicketColleagues($locationId: ID!) {
    ticketColleagues(locationId: $locationId) {
      id
      name
    }
  }
`);

/** Creates a ticket; requests with the same idempotency key create it once. */
export const CreateTicketDocument = graphql(/* GraphQL */ `
  mutation CreateTicket($input: CreateTicketInput!) {
    createTicket(input: $input) {
      __typename
      ... on TicketSaved {
        detail {
          ticket {
            id
            number
          }
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

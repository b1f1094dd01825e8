import { graphql } from '../../__generated__/customer';

/** What a new ticket can choose from: locations of the reader's organisations, own machines. */
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

/** Who may watch a ticket at a location: people of its organisation. */
export const TicketColleaguesDocument = graphql(/* GraphQL */ `
  query TicketColleagues($locationId: ID!) {
    ticketColleagues(locationId: $locationId) {
      id
      name
    }
  }
`);

/** Opens a ticket; sent twice with one key, it is one ticket. */
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

import { graphql } from '../../__generated__/customer';

export const TicketRowFragment = graphql(/* GraphQL */ `
  fragment TicketRow on Ticket {
    id
    number
    type
    concern
    subject
    status
    nextMove
    location {
      id
      name
      city
      country
    }
    machineId
    machineName
    serialNumber
    contact {
      id
      name
    }
    createdAt
    changedAt
    replies
    comments
    isOwn
    isWatching
  }
`);

/** One page of the tickets of the user's organisations. */
export const TicketListDocument = graphql(/* GraphQL */ `
  query TicketList($filter: TicketFilter, $sort: TicketSort, $page: Int!, $pageSize: Int!) {
    tickets(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {
      total
      page
      pageSize
      items {
        ...TicketRow
      }
    }
  }
`);

export const TicketFilterChoicesDocument = graphql(/* GraphQL */ `
  query TicketFilterChoices {
    ticketFilterChoices {
      locations {
        id
        name
        city
        country
      }
      contacts {
        id
        name
      }
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

/** CSV export of the tickets: UTF-8 with byte order mark, the chosen columns, in the user's language. */
export const TicketsCsvDocument = graphql(/* GraphQL */ `
  query TicketsCsv($filter: TicketFilter, $sort: TicketSort, $columns: [TicketColumn!], $language: String) {
    ticketsCsv(filter: $filter, sort: $sort, columns: $columns, language: $language)
  }
`);

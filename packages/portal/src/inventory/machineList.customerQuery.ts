import { graphql } from '../__generated__/customer';

/** A machine as a row of the inventory and the head of its page show it; both ask for the same, so that the cache holds one record. */
export const MachineDetailsFragment = graphql(/* GraphQL */ `
  fragment MachineFacts on Machine {
    id
    serialNumber
    name
    productSlug
    type
    location {
      id
      name
      city
      country
      organisation {
        id
        name
      }
    }
    softwareVersion
    newestSoftware
    installedOn
    warrantyUntil
    warranty
    contract
    contractUntil
    contractStatus
    openTickets
  }
`);

/** One page of the machines of the reader's organisations. */
export const MachineListDocument = graphql(/* GraphQL */ `
  query MachineList($filter: MachineFilter, $sort: MachineSort, $page: Int!, $pageSize: Int!) {
    machines(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {
      total
      page
      pageSize
      items {
        ...MachineFacts
      }
      countByLocation {
        locationId
        count
      }
    }
  }
`);

/** Filter values of these machines. */
export const MachineFilterChoicesDocument = graphql(/* GraphQL */ `
  query MachineFilterChoices {
    machineFilterChoices {
      locations {
        id
        name
        city
        country
      }
      types
    }
  }
`);

/** The same machines as a file: UTF-8 with a byte order mark, the chosen columns, heads in the reader's language. */
export const MachinesCsvDocument = graphql(/* GraphQL */ `
  query MachinesCsv(
    $filter: MachineFilter
    $sort: MachineSort
    $columns: [MachineColumn!]
    $language: String
  ) {
    machinesCsv(filter: $filter, sort: $sort, columns: $columns, language: $language)
  }
`);

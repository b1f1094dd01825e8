import { graphql } from '../__generated__/customer';

/** Fields of a machine for both the inventory and the head of its page, so that the cache holds one record. */
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

/** One page of the machines of the user's organisations. */
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

/** CSV export of the machines: UTF-8 with byte order mark, the chosen columns, headers in the user's language. */
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

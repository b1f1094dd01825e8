import { graphql } from '../../__generated__/customer';

/** One page of the users who share an organisation with the administrator. */
export const UserListDocument = graphql(/* GraphQL */ `
  query UserList($filter: UserFilter, $sort: UserSort, $page: Int!, $pageSize: Int!) {
    users(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {
      total
      page
      pageSize
      items {
        ...UserFacts
      }
    }
  }
`);

export const UserFilterChoicesDocument = graphql(/* GraphQL */ `
  query UserFilterChoices {
    userFilterChoices {
      organisations {
        id
        name
      }
      applications
      roles
      countries
      subRegions
    }
  }
`);

/** CSV export of the users: UTF-8 with byte order mark, the chosen columns. */
export const UsersCsvDocument = graphql(/* GraphQL */ `
  query UsersCsv($filter: UserFilter, $sort: UserSort, $columns: [UserColumn!], $language: String) {
    usersCsv(filter: $filter, sort: $sort, columns: $columns, language: $language)
  }
`);

import { graphql } from '../../__generated__/customer';

/** Dry run of an import: an outcome for each line. */
export const UserImportPreviewDocument = graphql(/* GraphQL */ `
  query UserImportPreview($rows: [UserImportRow!]!) {
    userImportPreview(rows: $rows) {
      __typename
      ... on UserImportProcessed {
        lines {
          ...UserImportLineFields
        }
      }
      ... on ActionRefused {
        code
      }
    }
  }
`);

/** Invites the people of some lines; safe to repeat. */
export const ImportUsersDocument = graphql(/* GraphQL */ `
  mutation ImportUsers($input: ImportUsersInput!) {
    importUsers(input: $input) {
      __typename
      ... on UserImportProcessed {
        lines {
          ...UserImportLineFields
        }
      }
      ... on ActionRefused {
        code
      }
    }
  }
`);

export const UserImportLineFragment = graphql(/* GraphQL */ `
  fragment UserImportLineFields on UserImportLine {
    line
    outcome
    email
    name
    organisation
    applications
    userId
    problems {
      code
      field
      value
      earlierLine
    }
  }
`);

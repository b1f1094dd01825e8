import { graphql } from '../__generated__/customer';

/** The account with the choices of its settings. */
export const AccountDocument = graphql(/* GraphQL */ `
  query Account {
    me {
      id
      email
      firstName
      lastName
      language
      country
      measurementSystem
      isInternal
      organisations {
        id
        name
      }
    }
    accountChoices {
      countries {
        code
        languages
        defaultLanguage
        defaultMeasurementSystem
      }
    }
  }
`);

export const UpdateAccountDocument = graphql(/* GraphQL */ `
  mutation UpdateAccount($input: UpdateAccountInput!) {
    updateAccount(input: $input) {
      __typename
      ... on AccountUpdated {
        me {
          id
          firstName
          lastName
          language
          country
          measurementSystem
        }
      }
      ... on ActionRefused {
        code
      }
    }
  }
`);

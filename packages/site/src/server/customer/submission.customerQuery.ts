import { graphql } from '@/__generated__/customer';

/** Hands over one sent form; safe to repeat with the same key. */
export const SubmitFormDocument = graphql(/* GraphQL */ `
  mutation SubmitForm($input: SubmitFormInput!) {
    submitForm(input: $input) {
      __typename
      ... on SubmissionStored {
        reference
        isRepeated
      }
      ... on SubmissionRefused {
        code
        message
        details
      }
    }
  }
`);

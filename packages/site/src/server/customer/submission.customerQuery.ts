import { graphql } from '@/__generated__/customer';

/** Creates a submission; idempotent by its key. */
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

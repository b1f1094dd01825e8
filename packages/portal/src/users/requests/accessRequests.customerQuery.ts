import { graphql } from '../../__generated__/customer';

/** Pending requests that the administrator may decide: their number and the oldest ones. */
export const AccessRequestsDocument = graphql(/* GraphQL */ `
  query AccessRequests {
    accessRequests {
      total
      items {
        userId
        name
        email
        organisations {
          id
          name
        }
        application
        requestedAt
        note
      }
    }
  }
`);

/** Accepts or declines several requests, with an outcome for each; safe to repeat. */
export const DecideAccessRequestsDocument = graphql(/* GraphQL */ `
  mutation DecideAccessRequests($input: DecideAccessRequestsInput!) {
    decideAccessRequests(input: $input) {
      __typename
      ... on AccessRequestsDecided {
        outcomes {
          userId
          application
          code
          decision
          decidedBy
        }
      }
      ... on ActionRefused {
        code
      }
    }
  }
`);

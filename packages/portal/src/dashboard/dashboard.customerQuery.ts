import { graphql } from '../__generated__/customer';

/** Who is signed in, as the directory of the customer service has it. */
export const AccountSummaryDocument = graphql(/* GraphQL */ `
  query AccountSummary {
    me {
      id
      organisations {
        id
        name
      }
    }
  }
`);

/** How the signed-in person stands with each application, past what their roles tell. */
export const OwnAccessDocument = graphql(/* GraphQL */ `
  query OwnAccess($id: ID!) {
    user(id: $id) {
      id
      access {
        application
        status
        expiresAt
      }
    }
  }
`);

/** Asks the administrators for an application. */
export const RequestAccessDocument = graphql(/* GraphQL */ `
  mutation RequestAccess($application: Application!, $note: String) {
    requestAccess(application: $application, note: $note) {
      __typename
      ... on AccessChanged {
        user {
          id
          access {
            application
            status
            expiresAt
          }
        }
      }
      ... on ActionRefused {
        code
      }
    }
  }
`);

/** Accepts an invitation to an application. */
export const AcceptInvitationDocument = graphql(/* GraphQL */ `
  mutation AcceptInvitation($application: Application!) {
    acceptInvitation(application: $application) {
      __typename
      ... on AccessChanged {
        user {
          id
          access {
            application
            status
            expiresAt
          }
        }
      }
      ... on ActionRefused {
        code
      }
    }
  }
`);

import { graphql } from '../__generated__/customer';

/** Profile of the user in the customer service. */
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

/** Access of the user to each application, beyond the roles. */
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

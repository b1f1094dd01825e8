import { graphql } from '../../__generated__/customer';

/** Changes an access; rejected if its status differs from the one shown. */
export const ChangeAccessDocument = graphql(/* GraphQL */ `
  mutation ChangeAccess($input: ChangeAccessInput!) {
    changeAccess(input: $input) {
      __typename
      ... on AccessChanged {
        user {
          ...UserFacts
          canDelete
          offeredApplications {
            application
            allowedActions
          }
        }
      }
      ... on ActionRefused {
        code
      }
    }
  }
`);

/** Sends the invitation of an account that was never used again. */
export const ResendInvitationDocument = graphql(/* GraphQL */ `
  mutation ResendInvitation($userId: ID!) {
    resendInvitation(userId: $userId) {
      __typename
      ... on AccessChanged {
        user {
          ...UserFacts
          canResendInvitation
        }
      }
      ... on ActionRefused {
        code
      }
    }
  }
`);

/** Removes device and recovery codes of a user's second factor and ends the user's sessions. */
export const ResetMfaDeviceDocument = graphql(/* GraphQL */ `
  mutation ResetMfaDevice($userId: ID!) {
    resetMfaDevice(userId: $userId) {
      __typename
      ... on MfaReset {
        ok
      }
      ... on ActionRefused {
        code
      }
    }
  }
`);

export const DeleteUserDocument = graphql(/* GraphQL */ `
  mutation DeleteUser($userId: ID!) {
    deleteUser(userId: $userId) {
      __typename
      ... on UserDeleted {
        id
      }
      ... on ActionRefused {
        code
      }
    }
  }
`);

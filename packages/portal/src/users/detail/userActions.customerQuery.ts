import { graphql } from '../../__generated__/customer';

/** One action on one access; rejected when the status is no longer the one that was shown. */
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

/** Takes device and recovery codes of the second factor away from a user, whose sessions end. */
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

/** Removes a user for good. */
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

import { graphql } from '../../__generated__/customer';

/** Fields of a user for both the list and the head of the user's page, so that the cache holds one record. */
export const UserDetailsFragment = graphql(/* GraphQL */ `
  fragment UserFacts on UserRecord {
    id
    name
    firstName
    lastName
    email
    organisations {
      id
      name
    }
    roles
    status
    access {
      application
      role
      status
      requestedBy
      requestedAt
      invitedAt
      expiresAt
      allowedActions
    }
    subRegion
    country
    city
    requestedBy
    requestedAt
    lastSignInAt
    isSelf
  }
`);

/** A user with the available actions; fails with `USER_NOT_AVAILABLE` if missing or inaccessible. */
export const UserDocument = graphql(/* GraphQL */ `
  query User($id: ID!) {
    user(id: $id) {
      ...UserFacts
      canDelete
      canResendInvitation
      canResetMfaDevice
      canChangeMemberships
      offeredApplications {
        application
        allowedActions
      }
    }
  }
`);

/** Changes of a user, 25 entries per page, the newest first. */
export const AuditTrailDocument = graphql(/* GraphQL */ `
  query AuditTrail($userId: ID!, $page: Int!) {
    auditTrail(userId: $userId, page: $page) {
      total
      items {
        id
        at
        action
        actorName
        application
        fromStatus
        toStatus
        note
      }
    }
  }
`);

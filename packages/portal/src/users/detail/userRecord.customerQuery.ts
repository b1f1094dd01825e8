import { graphql } from '../../__generated__/customer';

/** A user as a row of the list and the head of a page show them; both ask for the same, so that the cache holds one record. */
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

/** One user with the available actions; `USER_NOT_AVAILABLE` when missing or out of scope. */
export const UserDocument = graphql(/* GraphQL */ `
  query User($id: ID!) {
    user(id: $id) {
      ...UserFacts
      canDelete
      canResetMfaDevice
      offeredApplications {
        application
        allowedActions
      }
    }
  }
`);

/** Changes of a user, 25 entries a page, the newest first. */
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

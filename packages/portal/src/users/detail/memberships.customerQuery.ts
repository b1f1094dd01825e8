import { graphql } from '../../__generated__/customer';

/** The administrator's organisations, which users can be added to. */
export const OwnOrganisationsDocument = graphql(/* GraphQL */ `
  query OwnOrganisations {
    me {
      id
      organisations {
        id
        name
      }
    }
  }
`);

/** Adds a user to an organisation or removes them; the user is null if they can no longer be seen. */
export const ChangeMembershipDocument = graphql(/* GraphQL */ `
  mutation ChangeMembership($input: ChangeMembershipInput!) {
    changeMembership(input: $input) {
      __typename
      ... on MembershipChanged {
        user {
          ...UserFacts
          canDelete
        }
      }
      ... on ActionRefused {
        code
      }
    }
  }
`);

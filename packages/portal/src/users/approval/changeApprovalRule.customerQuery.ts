import { graphql } from '../../__generated__/customer';

/** Sets the rule of an organisation; safe to repeat. */
export const ChangeApprovalRuleDocument = graphql(/* GraphQL */ `
  mutation ChangeApprovalRule($organisationId: ID!, $limit: Int) {
    changeOrderApprovalRule(organisationId: $organisationId, limit: $limit) {
      __typename
      ... on OrderApprovalRuleChanged {
        rule {
          organisation {
            id
          }
          limit
        }
      }
      ... on ActionRefused {
        code
      }
    }
  }
`);

import { graphql } from '../../__generated__/customer';

/** Rules of the administrator's organisations for the approval of orders. */
export const ApprovalRulesDocument = graphql(/* GraphQL */ `
  query ApprovalRules {
    orderApprovalRules {
      organisation {
        id
        name
      }
      limit
    }
  }
`);

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

import { graphql } from '../__generated__/customer';

/** Rules of the user's organisations for the approval of orders. */
export const ApprovalRulesDocument = graphql(/* GraphQL */ `
  query ApprovalRules {
    orderApprovalRules {
      organisation {
        id
        name
      }
      limit
      hasApprover
    }
  }
`);

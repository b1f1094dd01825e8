import type { Responses } from '../../shared/fakeService.mock';

const createRule = (id: string, name: string, limit: number | null) => ({
  __typename: 'OrderApprovalRule',
  organisation: { __typename: 'Organisation', id, name },
  limit,
  hasApprover: true,
});

export const approvalRules = {
  orderApprovalRules: [
    createRule('org-1', 'Harness Works North', null),
    createRule('org-2', 'Kabelbaumfertigung und Steuerungsbau Süd', 250),
  ],
};

export const approvalResponses: Responses = {
  ApprovalRules: () => approvalRules,
  ChangeApprovalRule: ({ organisationId, limit }) => ({
    changeOrderApprovalRule: {
      __typename: 'OrderApprovalRuleChanged',
      rule: {
        __typename: 'OrderApprovalRule',
        organisation: { __typename: 'Organisation', id: organisationId },
        limit,
      },
    },
  }),
};

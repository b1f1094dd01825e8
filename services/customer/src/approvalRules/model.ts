import type { ApprovalLimit } from '@kmx/contract/orders';
import type { ActionRejected, Organisation } from '../directory/model';

/** Rule of an organisation for the approval of its orders. */
export interface ApprovalRule {
  organisation: Organisation;
  limit: ApprovalLimit;
}

export interface ChangeApprovalRuleInput {
  organisationId: string;
  limit: ApprovalLimit;
}

export type ApprovalRuleResult = { kind: 'ruleChanged'; rule: ApprovalRule } | ActionRejected;

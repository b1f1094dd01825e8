import type { ApprovalLimit } from '@kmx/contract/orders';
import type { ActionRejected, Organisation } from '../directory/model';

export interface ApprovalRule {
  organisation: Organisation;
  limit: ApprovalLimit;
  /** Someone else can approve orders of the viewer; without an approver they need no approval (ADR 76). */
  hasApprover: boolean;
}

export interface ChangeApprovalRuleInput {
  organisationId: string;
  limit: ApprovalLimit;
}

export type ApprovalRuleResult = { kind: 'ruleChanged'; rule: ApprovalRule } | ActionRejected;

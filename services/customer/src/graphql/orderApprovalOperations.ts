import type { ApprovalRule, ApprovalRuleResult } from '../approvalRules/model';
import { approvalRejectionCodes, type ApprovalRejected, type ApprovalResult } from '../orders/model';
import { builder } from './builder';
import { mayReadOrders, OrderDecisionEnum, OrderStatusEnum } from './orderQueries';
import { ActionRejectedObject } from './portalResults';
import { OrganisationObject } from './userTypes';

const ApprovalRuleObject = builder.objectRef<ApprovalRule>('OrderApprovalRule').implement({
  fields: (t) => ({
    organisation: t.expose('organisation', { type: OrganisationObject }),
    limit: t.exposeInt('limit', {
      nullable: true,
      description: 'Orders of more pieces need approval: 0 for every order, null for none.',
    }),
  }),
});

const RuleChangedObject = builder
  .objectRef<Extract<ApprovalRuleResult, { kind: 'ruleChanged' }>>('OrderApprovalRuleChanged')
  .implement({ fields: (t) => ({ rule: t.expose('rule', { type: ApprovalRuleObject }) }) });

const ApprovalRuleResultUnion = builder.unionType('OrderApprovalRuleResult', {
  types: [RuleChangedObject, ActionRejectedObject],
  resolveType: ({ kind }) => (kind === 'ruleChanged' ? RuleChangedObject : ActionRejectedObject),
});

const ApprovalDecidedObject = builder
  .objectRef<Extract<ApprovalResult, { kind: 'decided' }>>('OrderApprovalDecided')
  .implement({ fields: (t) => ({ status: t.expose('status', { type: OrderStatusEnum }) }) });

const ApprovalRejectedObject = builder.objectRef<ApprovalRejected>('OrderApprovalRefused').implement({
  description: 'Nothing was changed.',
  fields: (t) => ({
    code: t.expose('code', {
      type: builder.enumType('OrderApprovalRefusalCode', { values: approvalRejectionCodes }),
    }),
    decision: t.expose('decision', {
      type: OrderDecisionEnum,
      nullable: true,
      description: 'The decision that counts.',
    }),
    decidedBy: t.exposeString('decidedBy', { nullable: true }),
  }),
});

const ApprovalResultUnion = builder.unionType('OrderApprovalResult', {
  types: [ApprovalDecidedObject, ApprovalRejectedObject],
  resolveType: ({ kind }) => (kind === 'decided' ? ApprovalDecidedObject : ApprovalRejectedObject),
});

const DecideApprovalInput = builder.inputType('DecideOrderApprovalInput', {
  fields: (t) => ({
    reference: t.id({ required: true }),
    decision: t.field({ type: OrderDecisionEnum, required: true }),
    note: t.string({ description: 'For the person who ordered; only with a rejection.' }),
  }),
});

builder.queryFields((t) => ({
  orderApprovalRules: t.withAuth(mayReadOrders).field({
    type: [ApprovalRuleObject],
    nullable: true,
    description: 'Rules of the own organisations, by name.',
    resolve: async (_, __, { session }) => [...(await session.catalogue.approvalRules())],
  }),
}));

builder.mutationFields((t) => ({
  changeOrderApprovalRule: t.withAuth({ approver: true }).field({
    type: ApprovalRuleResultUnion,
    nullable: true,
    description: 'Of an own organisation; safe to repeat.',
    args: {
      organisationId: t.arg.id({ required: true }),
      limit: t.arg.int({ description: '0 to 99999; null for no approval.' }),
    },
    resolve: (_, { organisationId, limit }, { session }) =>
      session.catalogue.changeApprovalRule({ organisationId, limit: limit ?? null }),
  }),
  decideOrderApproval: t.withAuth({ approver: true }).field({
    type: ApprovalResultUnion,
    nullable: true,
    description: 'Approves or declines an order of an own organisation; safe to repeat.',
    args: { input: t.arg({ type: DecideApprovalInput, required: true }) },
    resolve: (_, { input }, { session }) =>
      session.catalogue.decideApproval({ ...input, note: input.note ?? null }),
  }),
}));

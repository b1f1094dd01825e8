import type { ApprovalRuleResult } from '../approvalRules/model';
import {
  approvalRejectionCodes,
  orderRejectionCodes,
  type ApprovalRejected,
  type ApprovalResult,
  type ExistingOrder,
  type OrderRejected,
  type OrderRequested,
} from '../orders/model';
import { builder } from './builder';
import { ApprovalRuleObject, OrderDecisionEnum, OrderStatusEnum } from './orderQueries';
import { ActionRejectedObject } from './portalResults';

const OrderRejectionCodeEnum = builder.enumType('OrderRefusalCode', {
  description: 'Why nothing was ordered.',
  values: orderRejectionCodes,
});

const OrderRequestedObject = builder.objectRef<OrderRequested>('OrderRequested').implement({
  description: 'The order is stored; its mails are sent from a durable outbox.',
  fields: (t) => ({
    reference: t.exposeString('reference', { description: 'For people: KMX-7F3K-9Q2M.' }),
    lines: t.exposeInt('lines', { description: 'Lines of one article are one.' }),
    isWaitingForApproval: t.exposeBoolean('isWaitingForApproval', {
      description: 'An administrator of the organisation has to approve it first.',
    }),
  }),
});

const ExistingOrderObject = builder.objectRef<ExistingOrder>('ExistingOrder').implement({
  description: 'The order that an earlier request under the same key has made.',
  fields: (t) => ({
    reference: t.exposeString('reference'),
    lines: t.exposeInt('lines'),
    at: t.exposeString('at', { description: 'ISO 8601, UTC.' }),
  }),
});

const OrderRejectedObject = builder.objectRef<OrderRejected>('OrderRefused').implement({
  description: 'Nothing was ordered.',
  fields: (t) => ({
    code: t.expose('code', { type: OrderRejectionCodeEnum }),
    message: t.exposeString('message', { description: 'A sentence, in English.' }),
    articleNumbers: t.stringList({
      description: 'Those that are meant, as they were written.',
      resolve: ({ articleNumbers }) => [...articleNumbers],
    }),
    existing: t.expose('existing', {
      type: ExistingOrderObject,
      nullable: true,
      description: 'For the code alreadySent.',
    }),
  }),
});

const OrderResultUnion = builder.unionType('OrderResult', {
  types: [OrderRequestedObject, OrderRejectedObject],
  resolveType: ({ kind }) => (kind === 'requested' ? OrderRequestedObject : OrderRejectedObject),
});

const OrderLineInput = builder.inputType('OrderLineInput', {
  fields: (t) => ({
    articleNumber: t.string({ required: true }),
    quantity: t.int({ required: true, description: '1 to 9999.' }),
  }),
});

const OrderedCartInput = builder.inputType('OrderedCart', {
  description: 'The cart that is ordered; what another device has changed since the revision stays in it.',
  fields: (t) => ({
    organisationId: t.id({ required: true }),
    revision: t.int({ required: true }),
  }),
});

const OrderPartsInput = builder.inputType('OrderPartsInput', {
  fields: (t) => ({
    lines: t.field({ type: [OrderLineInput], required: true, description: 'At most 200.' }),
    locationId: t.id({ required: true, description: 'Of an own organisation.' }),
    note: t.string(),
    customerReference: t.string(),
    idempotencyKey: t.string({
      required: true,
      description: 'A UUID of one order; the same for a double click and every retry.',
    }),
    cart: t.field({ type: OrderedCartInput, description: 'Emptied with the order.' }),
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

builder.mutationFields((t) => ({
  orderParts: t.withAuth({ application: 'productinfo' }).field({
    type: OrderResultUnion,
    nullable: true,
    description: 'Asks for parts; safe to repeat with the same key.',
    args: { input: t.arg({ type: OrderPartsInput, required: true }) },
    resolve: (_, { input }, { session }) =>
      session.catalogue.order({
        ...input,
        note: input.note ?? null,
        customerReference: input.customerReference ?? null,
        cart: input.cart ?? null,
      }),
  }),
  changeOrderApprovalRule: t.withAuth({ approver: true }).field({
    type: ApprovalRuleResultUnion,
    nullable: true,
    description: 'Sets the rule of an organisation; safe to repeat.',
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
    description: 'Approves or declines an order; safe to repeat.',
    args: { input: t.arg({ type: DecideApprovalInput, required: true }) },
    resolve: (_, { input }, { session }) =>
      session.catalogue.decideApproval({ ...input, note: input.note ?? null }),
  }),
}));

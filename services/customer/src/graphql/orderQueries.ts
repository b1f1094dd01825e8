import { GraphQLError } from 'graphql';
import { orderDecisions, orderStatuses } from '@kmx/contract/orders';
import type { ApprovalRule } from '../approvalRules/model';
import type { Page } from '../database/pageOf';
import { listLimits } from '../lists/listLimits';
import type { Approval, Order, OrderDetail, OrderedLine } from '../orders/model';
import { builder } from './builder';
import { PartObject } from './partTypes';
import { LocationObject } from './sharedTypes';
import { OrganisationObject } from './userTypes';

export const OrderStatusEnum = builder.enumType('OrderStatus', {
  description: 'Stages of an order: approval within the organisation, then those that the order team sets.',
  values: orderStatuses,
});

export const OrderObject = builder.objectRef<Order>('Order').implement({
  description: 'An order of parts of an own organisation.',
  fields: (t) => ({
    reference: t.exposeID('reference', { description: 'For people: KMX-7F3K-9Q2M.' }),
    status: t.expose('status', { type: OrderStatusEnum }),
    orderedAt: t.exposeString('orderedAt', { description: 'ISO 8601, UTC.' }),
    changedAt: t.exposeString('changedAt', { description: 'Of the status: ISO 8601, UTC.' }),
    orderedBy: t.exposeString('orderedBy', { description: 'The name of the person.' }),
    customerReference: t.exposeString('customerReference', { nullable: true }),
    location: t.expose('location', { type: LocationObject }),
    lineCount: t.exposeInt('lineCount'),
    pieces: t.exposeInt('pieces'),
  }),
});

const OrderPageObject = builder.objectRef<Page<Order>>('OrderPage').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    page: t.exposeInt('page', { description: 'From 1; the last one for a number past the end.' }),
    pageSize: t.exposeInt('pageSize'),
    items: t.field({ type: [OrderObject], resolve: ({ items }) => [...items] }),
  }),
});

const OrderedLineObject = builder.objectRef<OrderedLine>('OrderedLine').implement({
  fields: (t) => ({
    articleNumber: t.exposeString('articleNumber'),
    name: t.exposeString('name', {
      description: 'In the requested language; the English name at the time of the order without a part.',
    }),
    quantity: t.exposeInt('quantity'),
    part: t.expose('part', {
      type: PartObject,
      nullable: true,
      description: 'Null for a part that is no longer sold.',
    }),
  }),
});

export const OrderDecisionEnum = builder.enumType('OrderDecision', { values: orderDecisions });

const ApprovalObject = builder.objectRef<Approval>('OrderApproval').implement({
  description: 'Decision of an administrator on an order that needed approval.',
  fields: (t) => ({
    decision: t.expose('decision', { type: OrderDecisionEnum }),
    decidedBy: t.exposeString('decidedBy'),
    decidedAt: t.exposeString('decidedAt', { description: 'ISO 8601, UTC.' }),
    note: t.exposeString('note', { nullable: true }),
  }),
});

const OrderDetailObject = builder.objectRef<OrderDetail>('OrderDetail').implement({
  fields: (t) => ({
    order: t.expose('order', { type: OrderObject }),
    note: t.exposeString('note', { nullable: true }),
    approval: t.expose('approval', {
      type: ApprovalObject,
      nullable: true,
      description: 'Null for an order that waits for approval or needs none.',
    }),
    canDecide: t.exposeBoolean('canDecide', { description: 'The viewer may approve or decline it now.' }),
    lines: t.field({ type: [OrderedLineObject], resolve: ({ lines }) => [...lines] }),
  }),
});

export const ApprovalRuleObject = builder.objectRef<ApprovalRule>('OrderApprovalRule').implement({
  fields: (t) => ({
    organisation: t.expose('organisation', { type: OrganisationObject }),
    limit: t.exposeInt('limit', {
      nullable: true,
      description: 'Orders of more pieces need approval: 0 for every order, null for none.',
    }),
    hasApprover: t.exposeBoolean('hasApprover', {
      description: 'Another user can approve orders of the viewer; without one they need no approval.',
    }),
  }),
});

/** Administrators approve orders even if they cannot order parts themselves. */
const mayReadOrders = { $any: { application: 'productinfo', approver: true } } as const;

builder.queryFields((t) => ({
  orders: t.withAuth(mayReadOrders).field({
    type: OrderPageObject,
    nullable: true,
    description: 'Orders of the own organisations, the newest first.',
    args: {
      text: t.arg.string({ description: 'Words of the references, the name or the articles.' }),
      statuses: t.arg({ type: [OrderStatusEnum] }),
      page: t.arg.int({ defaultValue: 1 }),
      pageSize: t.arg.int({ defaultValue: listLimits.ordersOnPage, description: 'At most 100.' }),
    },
    resolve: (_, { page, pageSize, ...filter }, { session }) =>
      session.catalogue.orders(filter, {
        page: page ?? 1,
        pageSize: pageSize ?? listLimits.ordersOnPage,
      }),
  }),
  order: t.withAuth(mayReadOrders).field({
    type: OrderDetailObject,
    nullable: true,
    args: {
      reference: t.arg.id({ required: true }),
      language: t.arg.string({ required: true, description: 'Of the names of parts.' }),
    },
    resolve: async (_, { reference, language }, { session }) => {
      const detail = await session.catalogue.orderDetail(reference, language);
      if (detail) return detail;
      // One message for an order that is missing and for one of another organisation.
      throw new GraphQLError('This order does not exist, or you do not have permission to see it.', {
        extensions: { code: 'ORDER_NOT_AVAILABLE' },
      });
    },
  }),
  orderApprovalRules: t.withAuth(mayReadOrders).field({
    type: [ApprovalRuleObject],
    nullable: true,
    description: 'Rules of the own organisations, by name.',
    resolve: async (_, __, { session }) => [...(await session.catalogue.approvalRules())],
  }),
}));

import {
  coverKinds,
  type Dashboard,
  type EndingCover,
  type EndingCovers,
  type Excerpt,
} from '../dashboard/model';
import type { AccessRequest, AccessRequests } from '../directory/model';
import type { Machine } from '../inventory/model';
import type { Order } from '../orders/model';
import type { Part } from '../parts/model';
import { splitTerms } from '../text/splitTerms';
import type { Ticket } from '../tickets/model';
import { builder } from './builder';
import { MachineObject } from './inventoryTypes';
import { OrderObject } from './orderQueries';
import { PartObject } from './partTypes';
import { TicketObject } from './ticketTypes';
import { ApplicationEnum, OrganisationObject } from './userTypes';

const foundOfEach = 5;

interface PortalSearch {
  tickets: readonly Ticket[];
  machines: readonly Machine[];
  parts: readonly Part[];
}

const PortalSearchObject = builder.objectRef<PortalSearch>('PortalSearch').implement({
  description: 'At most 5 of each; a list whose application the viewer may not use is empty.',
  fields: (t) => ({
    tickets: t.field({ type: [TicketObject], resolve: ({ tickets }) => [...tickets] }),
    machines: t.field({ type: [MachineObject], resolve: ({ machines }) => [...machines] }),
    parts: t.field({ type: [PartObject], resolve: ({ parts }) => [...parts] }),
  }),
});

builder.queryFields((t) => ({
  portalSearch: t.withAuth({ signedIn: true }).field({
    type: PortalSearchObject,
    nullable: true,
    description: 'Numbers of tickets, serial numbers and article numbers come before words.',
    args: { text: t.arg.string({ required: true }), language: t.arg.string({ required: true }) },
    resolve: async (_, { text, language }, { session }) => {
      const { applications, tickets, inventory, catalogue } = session;
      if (splitTerms(text).length === 0) return { tickets: [], machines: [], parts: [] };
      return {
        tickets: applications.has('ticketing') ? await tickets.find(text, foundOfEach) : [],
        machines: applications.has('assetdb') ? await inventory.find(text, foundOfEach) : [],
        parts: applications.has('productinfo') ? await catalogue.findParts(text, language, foundOfEach) : [],
      };
    },
  }),
}));

const WaitingTicketsObject = builder.objectRef<Excerpt<Ticket>>('WaitingTickets').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    items: t.field({ type: [TicketObject], resolve: ({ items }) => [...items] }),
  }),
});

const AccessRequestObject = builder.objectRef<AccessRequest>('AccessRequest').implement({
  description: 'A request for an application that the viewer may accept or decline.',
  fields: (t) => ({
    userId: t.exposeID('userId'),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    organisations: t.field({
      type: [OrganisationObject],
      description: 'Only those that the viewer shares.',
      resolve: ({ organisations }) => [...organisations],
    }),
    application: t.expose('application', { type: ApplicationEnum }),
    requestedAt: t.exposeString('requestedAt', { nullable: true, description: 'ISO 8601, UTC.' }),
    note: t.exposeString('note', { nullable: true, description: 'Of the person who asked.' }),
  }),
});

const AccessRequestsObject = builder.objectRef<AccessRequests>('AccessRequests').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    items: t.field({ type: [AccessRequestObject], resolve: ({ items }) => [...items] }),
  }),
});

const CoverKindEnum = builder.enumType('CoverKind', { values: coverKinds });

const EndingCoverObject = builder.objectRef<EndingCover>('EndingCover').implement({
  description: 'A warranty or contract that ends within 90 days.',
  fields: (t) => ({
    kind: t.expose('kind', { type: CoverKindEnum }),
    machineId: t.exposeID('machineId'),
    machineName: t.exposeString('machineName'),
    serialNumber: t.exposeString('serialNumber'),
    until: t.exposeString('until', { description: 'The last day: YYYY-MM-DD.' }),
  }),
});

const EndingCoversObject = builder.objectRef<EndingCovers>('EndingCovers').implement({
  fields: (t) => ({
    warranties: t.exposeInt('warranties'),
    contracts: t.exposeInt('contracts'),
    items: t.field({
      type: [EndingCoverObject],
      description: 'Those that end first.',
      resolve: ({ items }) => [...items],
    }),
  }),
});

const OrderExcerptObject = builder.objectRef<Excerpt<Order>>('OrderExcerpt').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    items: t.field({ type: [OrderObject], resolve: ({ items }) => [...items] }),
  }),
});

const DashboardObject = builder.objectRef<Dashboard>('Dashboard').implement({
  description:
    'Pending work of the person: how much, and the first three entries of each part. A part is null where the account lacks the application or the role.',
  fields: (t) => ({
    tickets: t.expose('tickets', {
      type: WaitingTicketsObject,
      nullable: true,
      description:
        'Those that wait for the customer; for employees, those that wait for the provider. The longest wait first.',
    }),
    accessRequests: t.expose('accessRequests', {
      type: AccessRequestsObject,
      nullable: true,
      description: 'Those that the administrator may decide, the oldest first.',
    }),
    endingCovers: t.expose('endingCovers', { type: EndingCoversObject, nullable: true }),
    openOrders: t.expose('openOrders', {
      type: OrderExcerptObject,
      nullable: true,
      description: 'Sent and neither delivered nor cancelled, the newest first.',
    }),
    ordersToApprove: t.expose('ordersToApprove', {
      type: OrderExcerptObject,
      nullable: true,
      description: 'Those that the administrator may decide, the newest first.',
    }),
  }),
});

builder.queryFields((t) => ({
  dashboard: t.withAuth({ signedIn: true }).field({
    type: DashboardObject,
    nullable: true,
    resolve: (_, __, { session }) => session.readDashboard(),
  }),
  accessRequests: t.withAuth({ administrator: true }).field({
    type: AccessRequestsObject,
    nullable: true,
    description: 'Those that the administrator may decide: how many, and the oldest 50.',
    resolve: (_, __, { session }) => session.portal.accessRequests(),
  }),
}));

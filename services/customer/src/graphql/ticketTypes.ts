import { nextMoves, ticketActions, ticketColumns } from '@kmx/contract/tickets';
import type { Attachment } from '../directory/places';
import {
  type Ticket,
  type TicketDetail,
  type TicketEntry,
  type TicketFilterChoices,
  type TicketPage,
  type TicketPerson,
  type TicketView,
} from '../tickets/model';
import { builder } from './builder';
import {
  AttachmentObject,
  CloseReasonEnum,
  LocationObject,
  MachineChoiceObject,
  TicketConcernEnum,
  TicketEntryKindEnum,
  TicketStatusEnum,
  TicketTypeEnum,
} from './sharedTypes';

export const TicketColumnEnum = builder.enumType('TicketColumn', { values: ticketColumns });
const NextMoveEnum = builder.enumType('NextMove', {
  description: 'Who has to do something now.',
  values: nextMoves,
});
const TicketActionEnum = builder.enumType('TicketAction', { values: ticketActions });

export const TicketPersonObject = builder.objectRef<TicketPerson>('TicketPerson').implement({
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

export const TicketObject = builder.objectRef<Ticket>('Ticket').implement({
  description: 'A ticket as the viewer sees it; times are ISO 8601 in UTC.',
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeString('number', { description: 'T-104233' }),
    type: t.expose('type', { type: TicketTypeEnum }),
    concern: t.expose('concern', { type: TicketConcernEnum }),
    subject: t.exposeString('subject'),
    status: t.expose('status', { type: TicketStatusEnum }),
    nextMove: t.expose('nextMove', { type: NextMoveEnum }),
    location: t.expose('location', { type: LocationObject }),
    machineId: t.exposeID('machineId', { nullable: true }),
    machineName: t.exposeString('machineName', { nullable: true }),
    serialNumber: t.exposeString('serialNumber', { nullable: true }),
    contact: t.expose('contact', { type: TicketPersonObject, description: 'Who wrote it.' }),
    createdAt: t.exposeString('createdAt'),
    changedAt: t.exposeString('changedAt'),
    replies: t.exposeInt('replies', { description: 'Of the provider.' }),
    comments: t.exposeInt('comments', { description: 'Of the customer.' }),
    isOwn: t.exposeBoolean('isOwn'),
    isWatching: t.exposeBoolean('isWatching'),
  }),
});

const listAttachments = ({ attachments }: { attachments: readonly Attachment[] }): Attachment[] => [
  ...attachments,
];

const TicketEntryObject = builder.objectRef<TicketEntry>('TicketEntry').implement({
  description: 'One thing that happened to a ticket.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: TicketEntryKindEnum }),
    at: t.exposeString('at'),
    authorName: t.exposeString('authorName'),
    isOwn: t.exposeBoolean('isOwn'),
    isStaff: t.exposeBoolean('isStaff', { description: 'An employee of the provider did it.' }),
    text: t.exposeString('text', { nullable: true }),
    fromStatus: t.expose('fromStatus', { type: TicketStatusEnum, nullable: true }),
    toStatus: t.expose('toStatus', { type: TicketStatusEnum, nullable: true }),
    closeReason: t.expose('closeReason', { type: CloseReasonEnum, nullable: true }),
    aboutName: t.exposeString('aboutName', {
      nullable: true,
      description: 'Whom the entry of a watcher is about.',
    }),
    attachments: t.field({ type: [AttachmentObject], resolve: listAttachments }),
  }),
});

export const TicketDetailObject = builder.objectRef<TicketDetail>('TicketDetail').implement({
  fields: (t) => ({
    ticket: t.expose('ticket', { type: TicketObject }),
    description: t.exposeString('description'),
    attachments: t.field({
      type: [AttachmentObject],
      description: 'Those of the ticket itself; comments and replies have their own.',
      resolve: listAttachments,
    }),
    entries: t.field({
      type: [TicketEntryObject],
      description: 'The oldest first.',
      resolve: ({ entries }) => [...entries],
    }),
    watchers: t.field({ type: [TicketPersonObject], resolve: ({ watchers }) => [...watchers] }),
    colleagues: t.field({
      type: [TicketPersonObject],
      description: 'Everybody who may watch, also those who do.',
      resolve: ({ colleagues }) => [...colleagues],
    }),
    closedAt: t.exposeString('closedAt', { nullable: true }),
    closeReason: t.expose('closeReason', { type: CloseReasonEnum, nullable: true }),
    reopenableUntil: t.exposeString('reopenableUntil', { nullable: true }),
    allowedActions: t.field({
      type: [TicketActionEnum],
      complexity: 1,
      resolve: ({ allowedActions }) => [...allowedActions],
    }),
    canChooseStatus: t.exposeBoolean('canChooseStatus'),
  }),
});

export const TicketPageObject = builder.objectRef<TicketPage>('TicketPage').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    page: t.exposeInt('page', { description: 'From 1; the last one for a number past the end.' }),
    pageSize: t.exposeInt('pageSize'),
    items: t.field({ type: [TicketObject], resolve: ({ items }) => [...items] }),
  }),
});

export const TicketFilterChoicesObject = builder
  .objectRef<TicketFilterChoices>('TicketFilterChoices')
  .implement({
    description: 'What the list can be filtered by.',
    fields: (t) => ({
      locations: t.field({ type: [LocationObject], resolve: ({ locations }) => [...locations] }),
      contacts: t.field({
        type: [TicketPersonObject],
        description: 'Who wrote tickets that the viewer sees.',
        resolve: ({ contacts }) => [...contacts],
      }),
      machines: t.field({ type: [MachineChoiceObject], resolve: ({ machines }) => [...machines] }),
    }),
  });

export const TicketViewObject = builder.objectRef<TicketView>('TicketView').implement({
  description: 'Settings of the list under a name.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    query: t.exposeString('query', { description: 'Parameters of the address of the list.' }),
  }),
});

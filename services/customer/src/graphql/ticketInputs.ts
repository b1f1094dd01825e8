import { builder } from './builder';
import {
  CloseReasonEnum,
  SortDirectionEnum,
  TicketConcernEnum,
  TicketStatusEnum,
  TicketTypeEnum,
} from './sharedTypes';
import { TicketColumnEnum } from './ticketTypes';

export const TicketFilterInput = builder.inputType('TicketFilter', {
  description:
    'Kinds of filters are joined by "and", the values of one by "or"; an empty list filters nothing.',
  fields: (t) => ({
    text: t.string({
      description:
        'Words of the number, subject, machine, serial number or contact, without accents and case.',
    }),
    types: t.field({ type: [TicketTypeEnum] }),
    concerns: t.field({ type: [TicketConcernEnum] }),
    statuses: t.field({ type: [TicketStatusEnum] }),
    locationIds: t.idList(),
    contactIds: t.idList(),
    machineIds: t.idList(),
    createdFrom: t.string({ description: 'YYYY-MM-DD in UTC; this day belongs to it.' }),
    createdTo: t.string({ description: 'YYYY-MM-DD in UTC; this day belongs to it.' }),
    isOwn: t.boolean({ description: 'True: written by the viewer; else all.' }),
    isWatching: t.boolean({ description: 'True: watched by the viewer; else all.' }),
  }),
});

export const TicketSortInput = builder.inputType('TicketSort', {
  fields: (t) => ({
    by: t.field({ type: TicketColumnEnum, required: true }),
    direction: t.field({ type: SortDirectionEnum, required: true, defaultValue: 'asc' }),
  }),
});

export const CreateTicketInput = builder.inputType('CreateTicketInput', {
  fields: (t) => ({
    locationId: t.id({ required: true }),
    type: t.field({ type: TicketTypeEnum, required: true }),
    concern: t.field({ type: TicketConcernEnum, required: true }),
    machineId: t.id({ description: 'Its name and serial number then go for those that are given.' }),
    machineName: t.string(),
    serialNumber: t.string(),
    subject: t.string({ required: true, description: 'At most 200 characters.' }),
    description: t.string({ required: true, description: 'At most 10 000 characters.' }),
    attachmentIds: t.idList({ required: true, description: 'Uploads that nobody has claimed, at most 10.' }),
    watcherIds: t.idList({ required: true, description: 'At most 20.' }),
    idempotencyKey: t.string({ required: true, description: 'The same key makes one ticket only.' }),
  }),
});

export const CommentInput = builder.inputType('CommentInput', {
  fields: (t) => ({
    ticketId: t.id({ required: true }),
    text: t.string({ required: true, description: 'At most 10 000 characters.' }),
    attachmentIds: t.idList({ required: true, description: 'Uploads that nobody has claimed, at most 10.' }),
    status: t.field({
      type: TicketStatusEnum,
      description: 'For employees: inProgress or waitingForCustomer, which is the default.',
    }),
    idempotencyKey: t.string({ required: true, description: 'The same key makes one entry only.' }),
  }),
});

export const CloseTicketInput = builder.inputType('CloseTicketInput', {
  fields: (t) => ({
    ticketId: t.id({ required: true }),
    reason: t.field({ type: CloseReasonEnum, required: true }),
    comment: t.string({ description: 'At most 10 000 characters.' }),
  }),
});

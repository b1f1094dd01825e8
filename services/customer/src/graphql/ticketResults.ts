import {
  ticketRejectionCodes,
  type ExistingTicket,
  type TicketRejected,
  type TicketResult,
  type TicketViewResult,
} from '../tickets/model';
import { builder } from './builder';
import { TicketDetailObject, TicketViewObject } from './ticketTypes';

const TicketRejectionCodeEnum = builder.enumType('TicketRefusalCode', {
  description: 'Why nothing was changed.',
  values: ticketRejectionCodes,
});

const ExistingTicketObject = builder.objectRef<ExistingTicket>('ExistingTicket').implement({
  description: 'What an earlier request under the same key has made.',
  fields: (t) => ({
    ticketId: t.exposeID('ticketId'),
    number: t.exposeString('number'),
    at: t.exposeString('at', { description: 'ISO 8601, UTC.' }),
  }),
});

const TicketRejectedObject = builder.objectRef<TicketRejected>('TicketRefused').implement({
  description: 'Nothing was changed.',
  fields: (t) => ({
    code: t.expose('code', { type: TicketRejectionCodeEnum }),
    message: t.exposeString('message', { description: 'A sentence, in English.' }),
    existing: t.expose('existing', {
      type: ExistingTicketObject,
      nullable: true,
      description: 'For the code alreadySent.',
    }),
  }),
});

const TicketSavedObject = builder
  .objectRef<Extract<TicketResult, { kind: 'saved' }>>('TicketSaved')
  .implement({ fields: (t) => ({ detail: t.expose('detail', { type: TicketDetailObject }) }) });

const TicketViewsSavedObject = builder
  .objectRef<Extract<TicketViewResult, { kind: 'saved' }>>('TicketViewsSaved')
  .implement({
    fields: (t) => ({ views: t.field({ type: [TicketViewObject], resolve: ({ views }) => [...views] }) }),
  });

export const TicketResultUnion = builder.unionType('TicketResult', {
  types: [TicketSavedObject, TicketRejectedObject],
  resolveType: ({ kind }) => (kind === 'saved' ? TicketSavedObject : TicketRejectedObject),
});

export const TicketViewResultUnion = builder.unionType('TicketViewResult', {
  types: [TicketViewsSavedObject, TicketRejectedObject],
  resolveType: ({ kind }) => (kind === 'saved' ? TicketViewsSavedObject : TicketRejectedObject),
});

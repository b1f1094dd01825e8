import { randomUUID } from 'node:crypto';

import { z } from 'zod';

import type { UnrelatedRecords } from './foreignThings';
import { outcomeOf, type PortalResponse } from './portalData';

/** Records of the reader's own organisation. */
export interface OwnThings {
  readonly locationId: string;
  readonly ticketId: string;
}

interface ScopeQuestion {
  readonly word: string;
  /** Name of a document of the portal. */
  readonly operation: string;
  /** The field of the service. */
  readonly field: string;
  readonly ask: (otherOrganisation: UnrelatedRecords, own: OwnThings) => Record<string, unknown>;
  /** The kind of thing, and which one, that is refused by name to who may use the application. */
  readonly refused?: readonly [
    kind: 'ticket' | 'location' | 'machine' | 'user' | 'upload',
    id: (otherOrganisation: UnrelatedRecords) => string,
  ];
}

const ticketOf = ({ ticket }: UnrelatedRecords) => ticket.id;
const locationOf = ({ locationId }: UnrelatedRecords) => locationId;
const machineOf = ({ machine }: UnrelatedRecords) => machine.id;
const colleagueOf = ({ colleagueId }: UnrelatedRecords) => colleagueId;
const page = { page: 1, pageSize: 5 };

const newTicket = (own: OwnThings, over: Record<string, unknown>) => ({
  input: {
    locationId: own.locationId,
    type: 'question',
    concern: 'software',
    subject: 'Out of scope',
    description: 'Never stored.',
    attachmentIds: [],
    watcherIds: [],
    idempotencyKey: randomUUID(),
    ...over,
  },
});

/** Attempts to read or change records of another organisation by the portal's own operations; each must fail. */
export const scopeQuestions: readonly ScopeQuestion[] = [
  {
    word: 'read a ticket',
    operation: 'Ticket',
    field: 'ticket',
    ask: ({ ticket }) => ({ id: ticket.id }),
    refused: ['ticket', ticketOf],
  },
  {
    word: 'comment on a ticket',
    operation: 'CommentOnTicket',
    field: 'commentOnTicket',
    ask: ({ ticket }) => ({
      input: { ticketId: ticket.id, text: 'x', attachmentIds: [], idempotencyKey: randomUUID() },
    }),
    refused: ['ticket', ticketOf],
  },
  {
    word: 'close a ticket',
    operation: 'CloseTicket',
    field: 'closeTicket',
    ask: ({ ticket }) => ({ input: { ticketId: ticket.id, reason: 'solvedByProvider' } }),
    refused: ['ticket', ticketOf],
  },
  {
    word: 'reopen a ticket',
    operation: 'ReopenTicket',
    field: 'reopenTicket',
    ask: ({ ticket }) => ({ ticketId: ticket.id }),
    refused: ['ticket', ticketOf],
  },
  {
    word: 'watch a ticket',
    operation: 'WatchTicket',
    field: 'watchTicket',
    ask: ({ ticket }) => ({ ticketId: ticket.id, userId: null, isWatching: true }),
    refused: ['ticket', ticketOf],
  },
  {
    word: 'let a stranger watch one’s ticket',
    operation: 'WatchTicket',
    field: 'watchTicket',
    ask: ({ colleagueId }, own) => ({ ticketId: own.ticketId, userId: colleagueId, isWatching: true }),
    refused: ['user', colleagueOf],
  },
  {
    word: 'open a ticket at a location',
    operation: 'CreateTicket',
    field: 'createTicket',
    ask: ({ locationId }, own) => newTicket(own, { locationId }),
    refused: ['location', locationOf],
  },
  {
    word: 'open a ticket for a machine',
    operation: 'CreateTicket',
    field: 'createTicket',
    ask: ({ machine }, own) => newTicket(own, { machineId: machine.id }),
    refused: ['machine', machineOf],
  },
  {
    word: 'open a ticket with a stranger',
    operation: 'CreateTicket',
    field: 'createTicket',
    ask: ({ colleagueId }, own) => newTicket(own, { watcherIds: [colleagueId] }),
    refused: ['user', colleagueOf],
  },
  {
    word: 'open a ticket with a file',
    operation: 'CreateTicket',
    field: 'createTicket',
    ask: ({ fileId }, own) => newTicket(own, { attachmentIds: [fileId] }),
    refused: ['upload', ({ fileId }) => fileId],
  },
  {
    word: 'list the people of a location',
    operation: 'TicketColleagues',
    field: 'ticketColleagues',
    ask: ({ locationId }) => ({ locationId }),
    refused: ['location', locationOf],
  },
  {
    word: 'list tickets of a machine',
    operation: 'TicketList',
    field: 'tickets',
    ask: ({ machine }) => ({ filter: { machineIds: [machine.id] }, ...page }),
  },
  {
    word: 'export tickets of a location',
    operation: 'TicketsCsv',
    field: 'ticketsCsv',
    ask: ({ locationId }) => ({ filter: { locationIds: [locationId] }, columns: ['number'] }),
  },
  {
    word: 'read a machine',
    operation: 'Machine',
    field: 'machine',
    ask: ({ machine }) => ({ id: machine.id }),
    refused: ['machine', machineOf],
  },
  {
    word: 'list machines of a location',
    operation: 'MachineList',
    field: 'machines',
    ask: ({ locationId }) => ({ filter: { locationIds: [locationId] }, ...page }),
  },
  {
    word: 'export machines of a location',
    operation: 'MachinesCsv',
    field: 'machinesCsv',
    ask: ({ locationId }) => ({ filter: { locationIds: [locationId] }, columns: ['serialNumber'] }),
  },
  {
    word: 'search a ticket’s number',
    operation: 'PortalSearch',
    field: 'portalSearch',
    ask: ({ ticket }) => ({ text: ticket.number, language: 'en' }),
  },
  {
    word: 'search a serial number',
    operation: 'PortalSearch',
    field: 'portalSearch',
    ask: ({ machine }) => ({ text: machine.serialNumber, language: 'en' }),
  },
  {
    word: 'order to a location',
    operation: 'OrderParts',
    field: 'orderParts',
    ask: ({ locationId }) => ({
      input: { lines: [{ articleNumber: 'x', quantity: 1 }], locationId, idempotencyKey: randomUUID() },
    }),
    refused: ['location', locationOf],
  },
];

const list = z.array(z.unknown()).length(0);
const emptySchema = z.union([
  z.looseObject({ total: z.literal(0), items: list }),
  z.looseObject({ tickets: list, machines: list, parts: list }),
  // A file of nothing but its heads.
  z.string().regex(/^[^\r\n]*\r\n$/),
]);

/** Outcome of a request in one word, see `outcomeOf`; `empty` if nothing was found, and `LEAK` if it exposes data. */
export function scopeOutcomeOf(
  response: PortalResponse,
  { ticket, machine, marker }: UnrelatedRecords,
): string {
  const text = JSON.stringify(response.data ?? {});
  if ([ticket.number, machine.serialNumber, marker].some((secret) => text.includes(secret))) return 'LEAK';
  const [value] = Object.entries(response.data ?? {}).flatMap(([name, each]) =>
    name === '__typename' ? [] : [each],
  );
  return emptySchema.safeParse(value).success ? 'empty' : outcomeOf(response);
}

import { randomUUID } from 'node:crypto';

import { z } from 'zod';

import { outcomeOf, type PortalResponse } from './portalData';
import type { UnrelatedRecords } from './unrelatedRecords';

/** Records of the reader's own organisation. */
export interface OwnRecords {
  readonly locationId: string;
  readonly ticketId: string;
}

interface ScopeQuery {
  readonly word: string;
  /** Name of a document of the portal. */
  readonly operation: string;
  /** The field of the service. */
  readonly field: string;
  readonly variables: (otherOrganisation: UnrelatedRecords, own: OwnRecords) => Record<string, unknown>;
  /** Type and id that the log names when a user of the application is denied access. */
  readonly denied?: readonly [
    kind: 'ticket' | 'location' | 'machine' | 'user' | 'upload',
    id: (otherOrganisation: UnrelatedRecords) => string,
  ];
}

const ticketOf = ({ ticket }: UnrelatedRecords) => ticket.id;
const locationOf = ({ locationId }: UnrelatedRecords) => locationId;
const machineOf = ({ machine }: UnrelatedRecords) => machine.id;
const colleagueOf = ({ colleagueId }: UnrelatedRecords) => colleagueId;
const page = { page: 1, pageSize: 5 };

const newTicket = (own: OwnRecords, over: Record<string, unknown>) => ({
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
export const scopeQueries: readonly ScopeQuery[] = [
  {
    word: 'read a ticket',
    operation: 'Ticket',
    field: 'ticket',
    variables: ({ ticket }) => ({ id: ticket.id }),
    denied: ['ticket', ticketOf],
  },
  {
    word: 'comment on a ticket',
    operation: 'CommentOnTicket',
    field: 'commentOnTicket',
    variables: ({ ticket }) => ({
      input: { ticketId: ticket.id, text: 'x', attachmentIds: [], idempotencyKey: randomUUID() },
    }),
    denied: ['ticket', ticketOf],
  },
  {
    word: 'close a ticket',
    operation: 'CloseTicket',
    field: 'closeTicket',
    variables: ({ ticket }) => ({ input: { ticketId: ticket.id, reason: 'solvedByProvider' } }),
    denied: ['ticket', ticketOf],
  },
  {
    word: 'reopen a ticket',
    operation: 'ReopenTicket',
    field: 'reopenTicket',
    variables: ({ ticket }) => ({ ticketId: ticket.id }),
    denied: ['ticket', ticketOf],
  },
  {
    word: 'watch a ticket',
    operation: 'WatchTicket',
    field: 'watchTicket',
    variables: ({ ticket }) => ({ ticketId: ticket.id, userId: null, isWatching: true }),
    denied: ['ticket', ticketOf],
  },
  {
    word: 'let a stranger watch one’s ticket',
    operation: 'WatchTicket',
    field: 'watchTicket',
    variables: ({ colleagueId }, own) => ({ ticketId: own.ticketId, userId: colleagueId, isWatching: true }),
    denied: ['user', colleagueOf],
  },
  {
    word: 'open a ticket at a location',
    operation: 'CreateTicket',
    field: 'createTicket',
    variables: ({ locationId }, own) => newTicket(own, { locationId }),
    denied: ['location', locationOf],
  },
  {
    word: 'open a ticket for a machine',
    operation: 'CreateTicket',
    field: 'createTicket',
    variables: ({ machine }, own) => newTicket(own, { machineId: machine.id }),
    denied: ['machine', machineOf],
  },
  {
    word: 'open a ticket with a stranger',
    operation: 'CreateTicket',
    field: 'createTicket',
    variables: ({ colleagueId }, own) => newTicket(own, { watcherIds: [colleagueId] }),
    denied: ['user', colleagueOf],
  },
  {
    word: 'open a ticket with a file',
    operation: 'CreateTicket',
    field: 'createTicket',
    variables: ({ fileId }, own) => newTicket(own, { attachmentIds: [fileId] }),
    denied: ['upload', ({ fileId }) => fileId],
  },
  {
    word: 'list the people of a location',
    operation: 'TicketColleagues',
    field: 'ticketColleagues',
    variables: ({ locationId }) => ({ locationId }),
    denied: ['location', locationOf],
  },
  {
    word: 'list tickets of a machine',
    operation: 'TicketList',
    field: 'tickets',
    variables: ({ machine }) => ({ filter: { machineIds: [machine.id] }, ...page }),
  },
  {
    word: 'export tickets of a location',
    operation: 'TicketsCsv',
    field: 'ticketsCsv',
    variables: ({ locationId }) => ({ filter: { locationIds: [locationId] }, columns: ['number'] }),
  },
  {
    word: 'read a machine',
    operation: 'Machine',
    field: 'machine',
    variables: ({ machine }) => ({ id: machine.id }),
    denied: ['machine', machineOf],
  },
  {
    word: 'list machines of a location',
    operation: 'MachineList',
    field: 'machines',
    variables: ({ locationId }) => ({ filter: { locationIds: [locationId] }, ...page }),
  },
  {
    word: 'export machines of a location',
    operation: 'MachinesCsv',
    field: 'machinesCsv',
    variables: ({ locationId }) => ({ filter: { locationIds: [locationId] }, columns: ['serialNumber'] }),
  },
  {
    word: 'search a ticket’s number',
    operation: 'PortalSearch',
    field: 'portalSearch',
    variables: ({ ticket }) => ({ text: ticket.number, language: 'en' }),
  },
  {
    word: 'search a serial number',
    operation: 'PortalSearch',
    field: 'portalSearch',
    variables: ({ machine }) => ({ text: machine.serialNumber, language: 'en' }),
  },
  {
    word: 'order to a location',
    operation: 'OrderParts',
    field: 'orderParts',
    variables: ({ locationId }) => ({
      input: { lines: [{ articleNumber: 'x', quantity: 1 }], locationId, idempotencyKey: randomUUID() },
    }),
    denied: ['location', locationOf],
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

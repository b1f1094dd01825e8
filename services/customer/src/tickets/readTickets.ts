import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { decideNextMove } from '@kmx/contract/tickets';
import type { Scope } from '../auth/scope';
import type { CustomerDatabase } from '../database/connect';
import { isPlain } from '../database/isPlain';
import type { Ticket } from './model';
import { isInScope, isWatchedBy } from './selectTickets';
import { formatTicketNumber } from './ticketKeys';

const listed = [
  'ticket.id',
  'ticket.number',
  'ticket.type',
  'ticket.concern',
  'ticket.subject',
  'ticket.status',
  'ticket.organisation_id',
  'ticket.location_id',
  'ticket.machine_id',
  'ticket.machine_name',
  'ticket.serial_number',
  'ticket.contact_id',
  'ticket.contact_name',
  'ticket.created_at',
  'ticket.changed_at',
  'ticket.reply_count',
  'ticket.comment_count',
  'ticket.closed_at',
  'ticket.close_reason',
] as const;

/** Tickets in scope with these ids, with their locations. */
const selectRows = (db: CustomerDatabase, scope: Scope, ids: readonly string[]) =>
  db
    .selectFrom('customer_tickets as ticket')
    .innerJoin('customer_locations as location', 'location.id', 'ticket.location_id')
    .innerJoin('customer_organisations as organisation', 'organisation.id', 'ticket.organisation_id')
    .select(listed)
    .select([
      'location.name as location_name',
      'location.city as location_city',
      'location.country as location_country',
      'organisation.name as organisation_name',
    ])
    .select(sql<number>`case when ${isWatchedBy(scope)} then 1 else 0 end`.as('is_watching'))
    .where('ticket.id', 'in', [...ids])
    .where(isInScope(scope));

/** Row of a ticket with its location. The description is read for the detail only. */
type ListedRow = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];

const toTicket = (row: ListedRow, { viewer }: Scope): Ticket => ({
  id: row.id,
  number: formatTicketNumber(row.number),
  type: row.type,
  concern: row.concern,
  subject: row.subject,
  status: row.status,
  nextMove: decideNextMove(row.status),
  location: {
    id: row.location_id,
    name: row.location_name,
    city: row.location_city,
    country: row.location_country,
    organisation: { id: row.organisation_id, name: row.organisation_name },
  },
  machineId: row.machine_id,
  machineName: row.machine_name,
  serialNumber: row.serial_number,
  contact: { id: row.contact_id, name: row.contact_name },
  createdAt: row.created_at,
  changedAt: row.changed_at,
  replies: row.reply_count,
  comments: row.comment_count,
  isOwn: row.contact_id === viewer.id,
  isWatching: row.is_watching === 1,
});

const chunkSize = 500;

/** The tickets of these ids that the viewer may see, in the order of the ids; the others are left out. */
export const readTickets = async (
  db: CustomerDatabase,
  scope: Scope,
  ids: readonly string[],
): Promise<Ticket[]> => {
  const requested = ids.filter(isPlain);
  const byId = new Map<string, Ticket>();
  for (let start = 0; start < requested.length; start += chunkSize) {
    // SQLite is synchronous: without a pause, all other requests would wait for a file of 10 000 tickets.
    if (start > 0) await setImmediate();
    for (const row of await selectRows(db, scope, requested.slice(start, start + chunkSize)).execute())
      byId.set(row.id, toTicket(row, scope));
  }
  return requested.flatMap((id) => byId.get(id) ?? []);
};

/** One ticket in scope with what its detail shows beside it, or null. */
export const readTicketRow = async (db: CustomerDatabase, scope: Scope, id: string) => {
  if (!isPlain(id)) return null;
  const row = await selectRows(db, scope, [id]).select('ticket.description').executeTakeFirst();
  if (!row) return null;
  return {
    ticket: toTicket(row, scope),
    description: row.description,
    closedAt: row.closed_at,
    closeReason: row.close_reason,
  };
};

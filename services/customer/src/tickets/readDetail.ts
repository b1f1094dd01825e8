import { decideReopenableUntil, listTicketActions } from '@kmx/contract/tickets';
import type { Scope } from '../auth/scope';
import type { CustomerDatabase } from '../database/connect';
import type { TicketDetail, TicketEntry } from './model';
import { readAttachments } from './readAttachments';
import { readColleagues, readWatcherIds } from './readPeople';
import { readTicketRow } from './readTickets';

const readEntries = async (
  db: CustomerDatabase,
  { viewer }: Scope,
  ticketId: string,
): Promise<TicketEntry[]> => {
  const attachments = await readAttachments(db, ticketId);
  const rows = await db
    .selectFrom('customer_ticket_entries')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    at: row.at,
    authorName: row.author_name,
    isOwn: row.author_id === viewer.id,
    isStaff: row.is_staff === 1,
    text: row.text,
    fromStatus: row.from_status,
    toStatus: row.to_status,
    closeReason: row.close_reason,
    aboutName: row.about_name,
    attachments: attachments.get(row.id) ?? [],
  }));
};

/** A ticket with everything that happened to it, or null when it is missing or out of scope. */
export const readDetail = async (
  db: CustomerDatabase,
  scope: Scope,
  id: string,
  now: Date,
): Promise<TicketDetail | null> => {
  const row = await readTicketRow(db, scope, id);
  if (!row) return null;
  const { ticket, description, closedAt, closeReason } = row;
  const entries = await readEntries(db, scope, ticket.id);
  const watcherIds = await readWatcherIds(db, ticket.id);
  const colleagues = await readColleagues(db, ticket.location.organisation.id);
  const { isInternal } = scope.viewer;
  const state = { status: ticket.status, closedAt };
  return {
    ticket,
    description,
    attachments: entries.find(({ kind }) => kind === 'created')?.attachments ?? [],
    entries,
    watchers: colleagues.filter((person) => watcherIds.includes(person.id)),
    colleagues,
    closedAt,
    closeReason,
    reopenableUntil: decideReopenableUntil(state, now),
    allowedActions: listTicketActions(state, isInternal, now),
    canChooseStatus: isInternal && ticket.status !== 'closed',
  };
};

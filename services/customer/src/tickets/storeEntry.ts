import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { logRejection } from '../audit/logRejection';
import type { Scope } from '../auth/scope';
import type { NewRow, Row, Tables } from '../database/tables';
import type { DirectoryDependencies } from '../directory/dependencies';
import { claimUploads } from '../uploads/claimUploads';
import { isOverQuota } from '../uploads/isOverQuota';
import { accountTicketLimits } from './accountTicketLimits';
import { rejectTicket, TicketRejectionError } from './rejectTicket';

type Write = Transaction<Tables>;
export type TicketRow = Row<'customer_tickets'>;

/** Time of the next entry: later than the last one, so that entries can be sorted by time. */
export const decideMoment = async (write: Write, ticketId: string, now: Date): Promise<Date> => {
  const { last } = await write
    .selectFrom('customer_ticket_entries')
    .select(({ fn }) => fn.max('at').as('last'))
    .where('ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow();
  return last === null ? now : new Date(Math.max(now.getTime(), Date.parse(last) + 1));
};

type EntryData = Pick<NewRow<'customer_ticket_entries'>, 'ticket_id' | 'kind'> &
  Partial<NewRow<'customer_ticket_entries'>> & { at: string };

const hourMilliseconds = 60 * 60 * 1000;

const requireFewEntries = async (write: Write, authorId: string, at: string): Promise<void> => {
  const rows = await write
    .selectFrom('customer_ticket_entries')
    .select('id')
    .where('author_id', '=', authorId)
    .where('at', '>', new Date(Date.parse(at) - hourMilliseconds).toISOString())
    .limit(accountTicketLimits.entriesPerHour)
    .execute();
  if (rows.length < accountTicketLimits.entriesPerHour) return;
  const message = `An account makes at most ${accountTicketLimits.entriesPerHour} entries in an hour.`;
  throw new TicketRejectionError(rejectTicket('tooMany', message));
};

/**
 * Stores an action of the viewer on a ticket and returns the id of the entry. Throws {@link TicketRejectionError} above the
 * limit per hour.
 */
export const insertEntry = async (
  write: Write,
  { viewer, name }: Pick<Scope, 'viewer' | 'name'>,
  input: EntryData,
): Promise<string> => {
  await requireFewEntries(write, viewer.id, input.at);
  const id = randomUUID();
  await write
    .insertInto('customer_ticket_entries')
    .values({
      id,
      author_id: viewer.id,
      author_name: name,
      is_staff: viewer.isInternal ? 1 : 0,
      ...input,
    })
    .execute();
  return id;
};

/**
 * Attaches files to the entry. Throws {@link TicketRejectionError} if one is unknown, another user's or already claimed, and
 * when the organisation has no room left for them.
 */
export const attachFiles = async (
  write: Write,
  dependencies: DirectoryDependencies,
  scope: Scope,
  { entryId, ids }: { entryId: string; ids: readonly string[] },
): Promise<void> => {
  const { claimed, missing } = await claimUploads(write, { ticket_entry_id: entryId }, scope.viewer.id, ids);
  for (const id of new Set(missing)) logRejection(dependencies, scope, 'upload', id);
  if (missing.length > 0) throw new TicketRejectionError(rejectTicket('attachmentUnavailable'));
  if (claimed.length > 0 && (await isOverQuota(write, entryId)))
    throw new TicketRejectionError(rejectTicket('storageFull'));
};

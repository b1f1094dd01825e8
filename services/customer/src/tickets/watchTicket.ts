import type { Transaction } from 'kysely';
import { logRejection } from '../audit/logRejection';
import type { Scope } from '../auth/scope';
import type { Tables } from '../database/tables';
import type { DirectoryDependencies } from '../directory/dependencies';
import { changeTicket } from './changeTicket';
import type { TicketResult } from './model';
import { readColleagues, readWatcherIds } from './readPeople';
import { rejectTicket, TicketRejectionError } from './rejectTicket';
import { decideMoment, insertEntry } from './storeEntry';
import { decideTooMany } from './ticketInput';
import type { WatchInput } from './ticketOperations';

/** Adds or removes a watcher. Returns false if nothing changed. */
const store = async (
  write: Transaction<Tables>,
  ticketId: string,
  userId: string,
  isWatching: boolean,
): Promise<boolean> => {
  const watcherIds = await readWatcherIds(write, ticketId);
  if (watcherIds.includes(userId) === isWatching) return false;
  if (isWatching) {
    const tooMany = decideTooMany([], [...watcherIds, userId]);
    if (tooMany) throw new TicketRejectionError(tooMany);
    const row = { ticket_id: ticketId, user_id: userId };
    await write.insertInto('customer_ticket_watchers').values(row).execute();
    return true;
  }
  await write
    .deleteFrom('customer_ticket_watchers')
    .where('ticket_id', '=', ticketId)
    .where('user_id', '=', userId)
    .execute();
  return true;
};

/** Adds or removes a user of the ticket's organisation as a recipient of notifications. */
export const watchTicket = (
  dependencies: DirectoryDependencies,
  scope: Scope,
  input: WatchInput,
): Promise<TicketResult> =>
  changeTicket(dependencies, scope, input.ticketId, async (write, ticket) => {
    const userId = input.userId ?? scope.viewer.id;
    const colleagues = await readColleagues(write, ticket.organisation_id);
    const person = colleagues.find(({ id }) => id === userId);
    if (!person) {
      logRejection(dependencies, scope, 'user', userId);
      throw new TicketRejectionError(rejectTicket('notAllowed', 'This person cannot watch this ticket.'));
    }
    if (!(await store(write, ticket.id, userId, input.isWatching))) return;
    const at = await decideMoment(write, ticket.id, dependencies.now());
    const kind = input.isWatching ? 'watcherAdded' : 'watcherRemoved';
    await insertEntry(write, scope, {
      ticket_id: ticket.id,
      kind,
      at: at.toISOString(),
      about_name: person.name,
    });
  });

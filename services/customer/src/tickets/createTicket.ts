import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { isPostgres } from '../../../toolkit/src/database/isPostgres';
import type { Scope } from '../auth/scope';
import type { NewRow, Tables } from '../database/tables';
import type { DirectoryDependencies } from '../directory/dependencies';
import { respondSaved } from './changeTicket';
import { decideTicketLocation, type TicketLocation } from './decideTicketLocation';
import type { TicketResult } from './model';
import { catchRejection } from './rejectTicket';
import { createTicketHash, findRepeatedTicket } from './repeatedTicket';
import { attachFiles, insertEntry } from './storeEntry';
import { decideTooMany, newTicketSchema, parseInput, type NewTicketTexts } from './ticketInput';
import { firstTicketNumber, ticketKeys } from './ticketKeys';
import { mailSupportTeam } from './ticketMails';
import type { CreateTicketInput } from './ticketOperations';

type Write = Transaction<Tables>;
type NewTicket = Omit<NewRow<'customer_tickets'>, 'number' | keyof ReturnType<typeof ticketKeys>>;

const nextNumber = sql<number>`(select coalesce(max(number), ${sql.lit(firstTicketNumber - 1)}) + 1 from customer_tickets)`;

const rowOf = (
  scope: Scope,
  input: CreateTicketInput,
  { texts, location, at }: { texts: NewTicketTexts; location: TicketLocation; at: string },
): NewTicket => ({
  id: randomUUID(),
  organisation_id: location.location.organisation_id,
  location_id: location.location.id,
  type: input.type,
  concern: input.concern,
  subject: texts.subject,
  description: texts.description,
  machine_id: location.machine?.id ?? null,
  machine_name: location.machine?.name ?? texts.machineName,
  serial_number: location.machine?.serial_number ?? texts.serialNumber,
  status: 'open',
  contact_id: scope.viewer.id,
  contact_name: scope.name,
  created_at: at,
  changed_at: at,
  closed_at: null,
  close_reason: null,
  reply_count: 0,
  comment_count: 0,
  idempotency_key: texts.idempotencyKey,
});

/**
 * Inserts the ticket under the next number; null when the key was used. The first statement writes, so that SQLite waits
 * for its turn; in PostgreSQL one creation waits for the other.
 */
const insertTicket = async (
  write: Write,
  row: NewTicket,
  { locationName, waits }: { locationName: string; waits: boolean },
): Promise<number | null> => {
  if (waits) await sql`select pg_advisory_xact_lock(hashtext('customer_tickets.number'))`.execute(write);
  const keysOf = (number: number) =>
    ticketKeys({
      ...row,
      number,
      machine_name: row.machine_name ?? null,
      serial_number: row.serial_number ?? null,
      locationName,
    });
  const inserted = await write
    .insertInto('customer_tickets')
    .values({ ...row, ...keysOf(0), number: nextNumber })
    .onConflict((conflict) => conflict.columns(['contact_id', 'idempotency_key']).doNothing())
    .returning('number')
    .executeTakeFirst();
  if (!inserted) return null;
  await write.updateTable('customer_tickets').set(keysOf(inserted.number)).where('id', '=', row.id).execute();
  return inserted.number;
};

const requireRepeated = async (write: Write, { contact_id, idempotency_key }: NewTicket, hash: string) => {
  const known = await findRepeatedTicket(write, contact_id, idempotency_key, hash);
  if (known === null) throw new Error('A ticket with this key was there a moment ago.');
  return known;
};

const store = async (
  write: Write,
  dependencies: DirectoryDependencies,
  scope: Scope,
  {
    row,
    location,
    input,
    at,
    hash,
  }: { row: NewTicket; location: TicketLocation; input: CreateTicketInput; at: Date; hash: string },
): Promise<string> => {
  const number = await insertTicket(write, row, {
    locationName: location.location.name,
    waits: isPostgres(dependencies.db),
  });
  if (number === null) return requireRepeated(write, row, hash);
  const entry = { ticket_id: row.id, kind: 'created', at: at.toISOString(), to_status: 'open' } as const;
  const entryId = await insertEntry(write, scope, entry);
  await attachFiles(write, dependencies, scope, { entryId, ids: input.attachmentIds });
  const watchers = [...new Set(input.watcherIds)].map((id) => ({ ticket_id: row.id, user_id: id }));
  if (watchers.length > 0) await write.insertInto('customer_ticket_watchers').values(watchers).execute();
  const author = { id: scope.viewer.id, name: scope.name };
  const mailed = { author, text: row.description, at, occasion: 'created' } as const;
  await mailSupportTeam(write, dependencies, { ...row, number }, mailed);
  return row.id;
};

/** Stores a ticket with its files, its watchers and the mail to the support team in one transaction. */
export const createTicket = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  input: CreateTicketInput,
): Promise<TicketResult> => {
  const tooMany = decideTooMany(input.attachmentIds, input.watcherIds);
  if (tooMany) return tooMany;
  const parsed = parseInput(newTicketSchema, input);
  if (!parsed.ok) return parsed.rejection;
  const at = dependencies.now();
  const stored = await catchRejection(async () => {
    const hash = createTicketHash(input, parsed.value);
    // Checked first: a stored ticket is returned even if its machine or a watcher has been deleted since.
    const known = await findRepeatedTicket(
      dependencies.db,
      scope.viewer.id,
      parsed.value.idempotencyKey,
      hash,
    );
    if (known !== null) return known;
    const location = await decideTicketLocation(dependencies, scope, input);
    const row = {
      ...rowOf(scope, input, { texts: parsed.value, location, at: at.toISOString() }),
      content_hash: hash,
    };
    return dependencies.db
      .transaction()
      .execute((write) => store(write, dependencies, scope, { row, location, input, at, hash }));
  });
  if (typeof stored !== 'string') return stored;
  dependencies.wakeMail();
  return respondSaved(dependencies, scope, stored);
};

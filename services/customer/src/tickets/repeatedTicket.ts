import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { createContentHash } from '../text/createContentHash';
import { rejectSent, TicketRejectionError } from './rejectTicket';
import type { NewTicketTexts } from './ticketInput';
import { formatTicketNumber } from './ticketKeys';
import type { CreateTicketInput } from './ticketOperations';

/** Everything that was sent, so that a request is repeated only if nothing of it has changed. */
export const createTicketHash = (input: CreateTicketInput, texts: NewTicketTexts): string =>
  createContentHash([
    ...[input.locationId, input.type, input.concern, input.machineId, texts.machineName, texts.serialNumber],
    ...[texts.subject, texts.description],
    ...[input.attachmentIds.toSorted(), [...new Set(input.watcherIds)].toSorted()],
  ]);

/**
 * Returns the ticket of the key, or null. Throws {@link TicketRejectionError} with that ticket if the content is
 * another one.
 */
export const findRepeatedTicket = async (
  db: Kysely<Tables>,
  contactId: string,
  key: string,
  hash: string,
): Promise<string | null> => {
  const known = await db
    .selectFrom('customer_tickets')
    .select(['id', 'number', 'created_at', 'content_hash'])
    .where('contact_id', '=', contactId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (!known) return null;
  if (known.content_hash === null || known.content_hash === hash) return known.id;
  const { id: ticketId, number, created_at: at } = known;
  throw new TicketRejectionError(rejectSent({ ticketId, number: formatTicketNumber(number), at }));
};

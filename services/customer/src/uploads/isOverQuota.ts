import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { uploadLimits } from './limits';

/**
 * Decides whether the files of an organisation's tickets exceed their quota. The write comes first: on PostgreSQL it
 * waits for a concurrent claim of the same organisation, so that both together stay within the quota.
 */
export const isOverQuota = async (write: Transaction<Tables>, entryId: string): Promise<boolean> => {
  const { organisation_id: organisationId } = await write
    .selectFrom('customer_ticket_entries as entry')
    .innerJoin('customer_tickets as ticket', 'ticket.id', 'entry.ticket_id')
    .select('ticket.organisation_id')
    .where('entry.id', '=', entryId)
    .executeTakeFirstOrThrow();
  await write
    .updateTable('customer_organisations')
    .set((is) => ({ name: is.ref('name') }))
    .where('id', '=', organisationId)
    .execute();
  const { bytes } = await write
    .selectFrom('customer_uploads as upload')
    .innerJoin('customer_ticket_entries as entry', 'entry.id', 'upload.ticket_entry_id')
    .innerJoin('customer_tickets as ticket', 'ticket.id', 'entry.ticket_id')
    .select(({ fn }) => fn.sum('upload.size_bytes').as('bytes'))
    .where('ticket.organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0) > uploadLimits.organisationBytes;
};

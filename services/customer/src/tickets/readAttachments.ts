import { sql } from 'kysely';
import type { Scope } from '../auth/scope';
import type { CustomerDatabase } from '../database/connect';
import { isPlain } from '../database/isPlain';
import type { Attachment } from '../directory/places';
import { isInScope } from './selectTickets';

export interface StoredAttachment extends Attachment {
  blobKey: string;
}

/** The files of a ticket by the id of their entry, each in the order in which they were attached. */
export const readAttachments = async (
  db: CustomerDatabase,
  ticketId: string,
): Promise<ReadonlyMap<string, Attachment[]>> => {
  const rows = await db
    .selectFrom('customer_uploads as upload')
    .innerJoin('customer_ticket_entries as entry', 'entry.id', 'upload.ticket_entry_id')
    .select(['entry.id as entry_id', 'upload.id', 'upload.name'])
    .select(['upload.mime_type as type', 'upload.size_bytes as size'])
    .where('entry.ticket_id', '=', ticketId)
    .orderBy('upload.sort_index')
    .orderBy('upload.id')
    .execute();
  const byEntry = new Map<string, Attachment[]>();
  for (const { entry_id: entryId, ...attachment } of rows)
    byEntry.set(entryId, [...(byEntry.get(entryId) ?? []), attachment]);
  return byEntry;
};

/** A file of a ticket in scope, or null. */
export const readAttachment = async (
  db: CustomerDatabase,
  scope: Scope,
  id: string,
): Promise<StoredAttachment | null> => {
  if (!isPlain(id)) return null;
  const row = await db
    .selectFrom('customer_uploads as upload')
    .innerJoin('customer_ticket_entries as entry', 'entry.id', 'upload.ticket_entry_id')
    .innerJoin('customer_tickets as ticket', 'ticket.id', 'entry.ticket_id')
    .select(['upload.id', 'upload.name', 'upload.blob_key as blobKey'])
    .select(['upload.mime_type as type', 'upload.size_bytes as size'])
    .where('upload.id', '=', id)
    .where(sql.ref('upload.completed_at'), 'is not', null)
    .where(isInScope(scope))
    .executeTakeFirst();
  return row ?? null;
};

import type { Transaction } from 'kysely';
import { isPlain } from '../database/isPlain';
import type { Row, Tables } from '../database/tables';

type UploadRow = Row<'customer_uploads'>;

/** Whom a file belongs to from now on. */
type Owner = { submission_id: string } | { ticket_entry_id: string };

interface Claim {
  /** In the given order. */
  claimed: UploadRow[];
  /** Ids that are unknown, incomplete, another user's or already claimed. */
  missing: string[];
}

/** Viewer of the portal, or null for a public form. */
type UploaderId = string | null;

/**
 * Claims uploads of this uploader that nothing has claimed, in the transaction of what they belong to; in the order of
 * the ids, so that two claims never wait for each other.
 */
export const claimUploads = async (
  write: Transaction<Tables>,
  owner: Owner,
  uploaderId: UploaderId,
  ids: readonly string[],
): Promise<Claim> => {
  const claimed: UploadRow[] = [];
  for (const id of new Set(ids.filter(isPlain).toSorted())) {
    const upload = await write
      .updateTable('customer_uploads')
      .set({ ...owner, sort_index: ids.indexOf(id) })
      .where('id', '=', id)
      .where('uploader_id', 'is not distinct from', uploaderId)
      .where('submission_id', 'is', null)
      .where('ticket_entry_id', 'is', null)
      .where('completed_at', 'is not', null)
      .returningAll()
      .executeTakeFirst();
    if (upload) claimed.push(upload);
  }
  return {
    claimed: claimed.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
    missing: ids.filter((id) => !claimed.some((upload) => upload.id === id)),
  };
};

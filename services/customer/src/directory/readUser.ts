import { noteRefusal } from '../audit/noteRefusal';
import type { Scope } from '../auth/scope';
import type { UserRecord } from './model';
import type { DirectoryParts } from './parts';
import { readUserRecords } from './readUserRecords';

/** The user of an id when the viewer may see them; else null, and it is written down who asked for whom. */
export const readUser = async (
  parts: DirectoryParts,
  scope: Scope,
  id: string,
): Promise<UserRecord | null> => {
  const [user] = await readUserRecords(parts.db, scope, [id], parts.now());
  if (user) return user;
  noteRefusal(parts, scope, 'user', id);
  return null;
};

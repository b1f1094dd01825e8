import { writeAudit } from '../audit/audit';
import { noteRefusal } from '../audit/noteRefusal';
import type { Scope } from '../auth/scope';
import { IdentityUnavailable } from '../identity/identityClient';
import type { DeleteResult } from './model';
import { refuse, type DirectoryParts } from './parts';
import { readUser } from './readUser';

/**
 * Removes a user for good: first the account, then the rows, so that nobody keeps an account that no administrator
 * sees; a second attempt finishes what was interrupted. Only the trail stays.
 */
export const deleteUser = async (
  parts: DirectoryParts,
  scope: Scope,
  userId: string,
): Promise<DeleteResult> => {
  const { db, identity, now } = parts;
  const user = await readUser(parts, scope, userId);
  if (!user) return refuse('unknownUser');
  if (user.isSelf) return refuse('ownUser');
  if (!user.canDelete) {
    noteRefusal(parts, scope, 'operation', `deleteUser ${userId}`);
    return refuse('notAllowed');
  }
  try {
    await identity.remove(userId);
  } catch (error) {
    if (error instanceof IdentityUnavailable) return refuse('identityUnavailable');
    throw error;
  }
  const actor = { id: scope.viewer.id, name: scope.name };
  await db.transaction().execute(async (write) => {
    await write.deleteFrom('customer_users').where('id', '=', userId).execute();
    await writeAudit(write, { userId, actor, action: 'deleteUser', at: now() });
  });
  return { kind: 'deleted', id: userId };
};

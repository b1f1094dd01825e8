import { writeAudit } from '../audit/audit';
import { logRejection } from '../audit/logRejection';
import type { Scope } from '../auth/scope';
import { IdentityUnavailable } from '../identity/identityClient';
import { rejectWith, type DirectoryDependencies } from './dependencies';
import type { DeleteResult } from './model';
import { readUser } from './readUser';

/**
 * Deletes a user permanently: first the account, then the rows, so that no account is left that no administrator
 * sees; a second attempt finishes an interrupted one. Only the audit trail stays.
 */
export const deleteUser = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  userId: string,
): Promise<DeleteResult> => {
  const { db, identity, now } = dependencies;
  const user = await readUser(dependencies, scope, userId);
  if (!user) return rejectWith('unknownUser');
  if (user.isSelf) return rejectWith('ownUser');
  if (!user.canDelete) {
    logRejection(dependencies, scope, 'operation', `deleteUser ${userId}`);
    return rejectWith('notAllowed');
  }
  try {
    await identity.remove(userId);
  } catch (error) {
    if (error instanceof IdentityUnavailable) return rejectWith('identityUnavailable');
    throw error;
  }
  const actor = { id: scope.viewer.id, name: scope.name };
  await db.transaction().execute(async (write) => {
    await write.deleteFrom('customer_users').where('id', '=', userId).execute();
    await writeAudit(write, { userId, actor, action: 'deleteUser', at: now() });
  });
  return { kind: 'deleted', id: userId };
};

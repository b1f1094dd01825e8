import { writeAudit } from '../audit/audit';
import { logRejection } from '../audit/logRejection';
import type { Scope } from '../auth/scope';
import { AccountMissing, IdentityUnavailable } from '../identity/identityClient';
import { rejectWith, type DirectoryDependencies } from './dependencies';
import type { MfaResult } from './model';
import { readUser } from './readUser';

/**
 * Removes device and recovery codes of a user in scope, on behalf of an administrator. Users change their own second factor
 * at the identity service, which requires password and factor; a token alone is never sufficient.
 */
export const resetMfaDevice = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  userId: string,
): Promise<MfaResult> => {
  const user = await readUser(dependencies, scope, userId);
  if (!user) return rejectWith('unknownUser');
  if (user.isSelf) return rejectWith('ownUser');
  if (!user.canChange) {
    logRejection(dependencies, scope, 'operation', `resetMfaDevice ${userId}`);
    return rejectWith('notAllowed');
  }
  try {
    await dependencies.identity.resetMfa(userId);
  } catch (error) {
    if (error instanceof IdentityUnavailable || error instanceof AccountMissing)
      return rejectWith('identityUnavailable');
    throw error;
  }
  const actor = { id: scope.viewer.id, name: scope.name };
  await writeAudit(dependencies.db, { userId, actor, action: 'resetMfaDevice', at: dependencies.now() });
  return { kind: 'reset', ok: true };
};

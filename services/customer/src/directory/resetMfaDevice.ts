import { writeAudit } from '../audit/audit';
import { logRejection } from '../audit/logRejection';
import type { Scope } from '../auth/scope';
import { AccountMissing, IdentityUnavailable } from '../identity/identityClient';
import { rejectWith, type DirectoryDependencies } from './dependencies';
import type { MfaResult } from './model';
import { readUser } from './readUser';

/**
 * An administrator takes device and recovery codes of the second factor away from a user in scope, who has lost them. A
 * person's own are changed at the identity service, which asks for the password and the factor; a token alone never does.
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

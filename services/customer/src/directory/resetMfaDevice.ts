import { writeAudit } from '../audit/audit';
import { noteRefusal } from '../audit/noteRefusal';
import type { Scope } from '../auth/scope';
import { AccountMissing, IdentityUnavailable } from '../identity/identityClient';
import type { MfaResult } from './model';
import { refuse, type DirectoryParts } from './parts';
import { readUser } from './readUser';

/**
 * An administrator takes device and recovery codes of the second factor away from a user in scope, who has lost them. A
 * person's own are changed at the identity service, which asks for the password and the factor; a token alone never does.
 */
export const resetMfaDevice = async (
  parts: DirectoryParts,
  scope: Scope,
  userId: string,
): Promise<MfaResult> => {
  const user = await readUser(parts, scope, userId);
  if (!user) return refuse('unknownUser');
  if (user.isSelf) return refuse('ownUser');
  if (!user.canChange) {
    noteRefusal(parts, scope, 'operation', `resetMfaDevice ${userId}`);
    return refuse('notAllowed');
  }
  try {
    await parts.identity.resetMfa(userId);
  } catch (error) {
    if (error instanceof IdentityUnavailable || error instanceof AccountMissing)
      return refuse('identityUnavailable');
    throw error;
  }
  const actor = { id: scope.viewer.id, name: scope.name };
  await writeAudit(parts.db, { userId, actor, action: 'resetMfaDevice', at: parts.now() });
  return { kind: 'reset', ok: true };
};

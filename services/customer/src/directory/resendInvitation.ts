import type { Transaction } from 'kysely';
import { decideAccessChange, expiryOf } from '../access/decideAccessChange';
import { storeAccessChange } from '../access/storeAccessChange';
import { writeAudit } from '../audit/audit';
import { logRejection } from '../audit/logRejection';
import type { Scope } from '../auth/scope';
import type { NewRow, Tables } from '../database/tables';
import { AccountMissing, IdentityUnavailable } from '../identity/identityClient';
import { composeInvitation } from '../mail/composeInvitation';
import { hasEnoughConfirmations } from '../mail/hasEnoughConfirmations';
import { rejectWith, type DirectoryDependencies } from './dependencies';
import type { AccessResult, ActionRejected, UserRecord } from './model';
import { readUser } from './readUser';

/** Composes an invitation, with a link to set a password, or to the portal if the user has one. */
export const prepareInvitation = async (
  { db, identity, portalUrl, now }: DirectoryDependencies,
  scope: Scope,
  user: UserRecord,
): Promise<NewRow<'customer_outbox'> | ActionRejected> => {
  const at = now();
  const mail = { kind: 'invitation', recipient: user.email, created_at: at.toISOString() } as const;
  if (await hasEnoughConfirmations(db, mail)) return rejectWith('tooManyInvitations');
  const account = await identity.read(user.id);
  const link = account.hasPassword
    ? { url: portalUrl, expiresAt: expiryOf(at.toISOString()) }
    : await identity.invite(user.id);
  const row = await db
    .selectFrom('customer_users')
    .select('language')
    .where('id', '=', user.id)
    .executeTakeFirst();
  const { email: to, name } = user;
  return composeInvitation({ ...link, to, name, inviter: scope.name, language: row?.language ?? null }, at);
};

/** An access of the user has changed since it was read. */
class StaleAccess extends Error {
  readonly code = 'staleAccess';
}

/** Renews the invitations to applications, expired or not; one mail is for all of them. */
const renewInvitations = async (
  write: Transaction<Tables>,
  dependencies: DirectoryDependencies,
  scope: Scope,
  { id: userId, access }: UserRecord,
): Promise<void> => {
  const actor = { id: scope.viewer.id, name: scope.name };
  const at = dependencies.now();
  await writeAudit(write, { userId, actor, action: 'resendInvitation', at });
  for (const { application, status: from } of access) {
    const action = from === 'inviteExpired' ? 'sendNewInvite' : 'resendInvite';
    const to = decideAccessChange(action, from);
    if (to === null) continue;
    const change = { userId, application, action, from, to, actor, note: null, at } as const;
    if (!(await storeAccessChange(write, change))) throw new StaleAccess();
  }
};

const decideRejection = (user: UserRecord): ActionRejected | null => {
  if (user.isSelf) return rejectWith('ownUser');
  if (!user.canChange) return rejectWith('notAllowed');
  return user.canResendInvitation ? null : rejectWith('staleStatus', 'This user has signed in already.');
};

const resend = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  user: UserRecord,
): Promise<AccessResult> => {
  const mail = await prepareInvitation(dependencies, scope, user);
  if ('code' in mail) return mail;
  await dependencies.db.transaction().execute(async (write) => {
    await renewInvitations(write, dependencies, scope, user);
    await write.insertInto('customer_outbox').values(mail).execute();
  });
  dependencies.wakeMail();
  await dependencies.sync.push(user.id);
  const changed = await readUser(dependencies, scope, user.id);
  return changed ? { kind: 'changed', user: changed } : rejectWith('unknownUser');
};

/** Sends the invitation of an account that has never been used again, with a new link. */
export const resendInvitation = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  userId: string,
): Promise<AccessResult> => {
  const user = await readUser(dependencies, scope, userId);
  if (!user) return rejectWith('unknownUser');
  if (!user.isSelf && !user.canChange)
    logRejection(dependencies, scope, 'operation', `resendInvitation ${userId}`);
  const rejected = decideRejection(user);
  if (rejected) return rejected;
  try {
    return await resend(dependencies, scope, user);
  } catch (error) {
    if (error instanceof StaleAccess) return rejectWith('staleStatus');
    if (error instanceof IdentityUnavailable || error instanceof AccountMissing)
      return rejectWith('identityUnavailable');
    throw error;
  }
};

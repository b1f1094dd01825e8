import type { Transaction } from 'kysely';
import { cleanText } from '../../../toolkit/src/mail/cleanText';
import { decideAccessChange, listAllowedActions } from '../access/decideAccessChange';
import { storeAccessChange, type AccessChange } from '../access/storeAccessChange';
import { logRejection } from '../audit/logRejection';
import type { Scope } from '../auth/scope';
import type { Tables } from '../database/tables';
import { AccountMissing, IdentityUnavailable } from '../identity/identityClient';
import { rejectWith, type DirectoryDependencies } from './dependencies';
import { mailAccessDecision } from './mailAccessDecision';
import { mailAccessRequest } from './mailAccessRequest';
import type { AccessResult, ActionRejected, UserRecord } from './model';
import type { ChangeInput } from './portal';
import { readUser } from './readUser';
import { prepareInvitation } from './resendInvitation';

const maxNoteLength = 1000;

export const cleanNote = (note: string | null): string | null =>
  cleanText(note ?? '')
    .trim()
    .slice(0, maxNoteLength) || null;

const accessOf = (user: UserRecord, application: ChangeInput['application']) =>
  user.access.find((access) => access.application === application);

type QueueMail = (write: Transaction<Tables>) => Promise<unknown>;

interface Extra {
  /** Queues the mails of the change; null if there are none. */
  mail: QueueMail | null;
  isOnPremises: boolean | null;
}

/** Stores the change with its mails, synchronises the identity provider, and returns the changed user. */
const applyChange = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  change: AccessChange,
  extra: Extra,
): Promise<AccessResult> => {
  const isStored = await dependencies.db.transaction().execute(async (write) => {
    if (!(await storeAccessChange(write, change))) return false;
    await extra.mail?.(write);
    if (extra.isOnPremises !== null)
      await write
        .updateTable('customer_users')
        .set({ is_on_premises: extra.isOnPremises ? 1 : 0 })
        .where('id', '=', change.userId)
        .execute();
    return true;
  });
  if (!isStored) return rejectWith('staleStatus');
  if (extra.mail) dependencies.wakeMail();
  await dependencies.sync.push(change.userId);
  const user = await readUser(dependencies, scope, change.userId);
  return user ? { kind: 'changed', user } : rejectWith('unknownUser');
};

/** Prepares the mail of an administrator's action: an invitation, or the decision on a request. */
const prepareMail = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  user: UserRecord,
  change: AccessChange,
): Promise<QueueMail | ActionRejected | null> => {
  if (change.to === 'invited') {
    const mail = await prepareInvitation(dependencies, scope, user);
    return 'code' in mail ? mail : (write) => write.insertInto('customer_outbox').values(mail).execute();
  }
  if (change.action === 'acceptRequest')
    return (write) => mailAccessDecision(write, dependencies, 'accepted', change);
  if (change.action === 'declineRequest')
    return (write) => mailAccessDecision(write, dependencies, 'declined', change);
  return null;
};

const decideRejection = (user: UserRecord, input: ChangeInput): ActionRejected | null => {
  if (user.isSelf) return rejectWith('ownUser');
  if (!user.canChange) return rejectWith('notAllowed');
  if (input.isOnPremises !== null && input.application !== 'artemis')
    return rejectWith('invalid', 'Only artemis is used on-premises or in the cloud.');
  const access = accessOf(user, input.application);
  if ((access?.status ?? null) !== input.expectedStatus) return rejectWith('staleStatus');
  if (input.requestedAt !== undefined && access?.requestedAt !== input.requestedAt)
    return rejectWith('staleStatus');
  return listAllowedActions(input.expectedStatus).includes(input.action)
    ? null
    : rejectWith('notAllowed', 'This action does not follow from the status of the access.');
};

/** Does an administrator's action on the access of a user in scope (section 4). */
export const changeAccess = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  input: ChangeInput,
): Promise<AccessResult> => {
  const user = await readUser(dependencies, scope, input.userId);
  if (!user) return rejectWith('unknownUser');
  if (!user.isSelf && !user.canChange)
    logRejection(dependencies, scope, 'operation', `changeAccess ${user.id}`);
  const rejected = decideRejection(user, input);
  if (rejected) return rejected;
  const { application, action, expectedStatus: from, isOnPremises } = input;
  const to = decideAccessChange(action, from);
  if (to === null) return rejectWith('notAllowed');
  const actor = { id: scope.viewer.id, name: scope.name };
  const note = cleanNote(input.note);
  const change = { userId: user.id, application, action, from, to, actor, note, at: dependencies.now() };
  try {
    const mail = await prepareMail(dependencies, scope, user, change);
    if (mail && 'code' in mail) return mail;
    return await applyChange(dependencies, scope, change, { mail, isOnPremises });
  } catch (error) {
    if (error instanceof IdentityUnavailable || error instanceof AccountMissing)
      return rejectWith('identityUnavailable');
    throw error;
  }
};

/** Changes the viewer's own access: requests it, or accepts an invitation. */
export const changeOwnAccess = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  action: 'requestAccess' | 'acceptInvitation',
  { application, note }: Pick<ChangeInput, 'application' | 'note'>,
): Promise<AccessResult> => {
  const { id: userId } = scope.viewer;
  const user = await readUser(dependencies, scope, userId);
  if (!user) return rejectWith('unknownUser');
  const from = accessOf(user, application)?.status ?? null;
  const to = decideAccessChange(action, from);
  if (to === null) return rejectWith('notAllowed', 'This does not follow from the status of your access.');
  const actor = { id: userId, name: scope.name };
  const change = {
    userId,
    application,
    action,
    from,
    to,
    actor,
    note: cleanNote(note),
    at: dependencies.now(),
  };
  const requestAccess = (write: Transaction<Tables>): Promise<void> =>
    mailAccessRequest(write, dependencies, change);
  return applyChange(dependencies, scope, change, {
    mail: action === 'requestAccess' ? requestAccess : null,
    isOnPremises: null,
  });
};

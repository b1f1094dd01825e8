import type { Transaction } from 'kysely';
import { writeAudit } from '../audit/audit';
import { logRejection } from '../audit/logRejection';
import type { Scope } from '../auth/scope';
import type { Tables } from '../database/tables';
import { rejectWith, type DirectoryDependencies } from '../directory/dependencies';
import type { ActionRejected, Organisation } from '../directory/model';
import { readUser } from '../directory/readUser';
import { readUserRecords } from '../directory/readUserRecords';
import { decideMembership } from './decideMembership';
import { mailMembership } from './mailMembership';
import type { ChangeMembershipInput, MembershipResult } from './model';

type Write = Transaction<Tables>;

/** Reads the memberships of a user, locked: two changes at once could leave a user without any. */
const lockMemberships = async (write: Write, userId: string): Promise<readonly string[]> => {
  await write
    .updateTable('customer_users')
    .set((is) => ({ email: is.ref('email') }))
    .where('id', '=', userId)
    .execute();
  const rows = await write
    .selectFrom('customer_memberships')
    .select('organisation_id')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ organisation_id: id }) => id);
};

const storeMembership = async (
  write: Write,
  { userId, organisationId, action }: ChangeMembershipInput,
): Promise<void> => {
  if (action === 'add')
    await write
      .insertInto('customer_memberships')
      .values({ user_id: userId, organisation_id: organisationId })
      .execute();
  else
    await write
      .deleteFrom('customer_memberships')
      .where('user_id', '=', userId)
      .where('organisation_id', '=', organisationId)
      .execute();
};

const auditActions = { add: 'addMembership', remove: 'removeMembership' } as const;

/** Stores the change with its audit entry and its mail, or returns why it is not possible. */
const store = (
  dependencies: DirectoryDependencies,
  scope: Scope,
  input: ChangeMembershipInput,
  organisation: Organisation,
): Promise<ActionRejected | null> =>
  dependencies.db.transaction().execute(async (write) => {
    const { userId, action } = input;
    const decision = decideMembership(action, organisation.id, await lockMemberships(write, userId));
    if (decision === 'unchanged') return null;
    if (decision === 'lastMembership') return rejectWith('lastMembership');
    const at = dependencies.now();
    await storeMembership(write, input);
    await writeAudit(write, {
      userId,
      actor: { id: scope.viewer.id, name: scope.name },
      action: auditActions[action],
      at,
      note: organisation.name,
      organisationId: organisation.id,
    });
    await mailMembership(write, dependencies, { userId, organisation, action, author: scope.name, at });
    return null;
  });

/** Section 6: a user whom the viewer administers, and one of the viewer's organisations. */
const decideRejection = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  { userId, organisationId }: ChangeMembershipInput,
): Promise<ActionRejected | null> => {
  const user = await readUser(dependencies, scope, userId);
  if (!user) return rejectWith('unknownUser');
  if (user.isSelf) return rejectWith('ownUser');
  if (!user.canChange) {
    logRejection(dependencies, scope, 'operation', `changeMembership ${userId}`);
    return rejectWith('notAllowed');
  }
  if (scope.organisationIds.includes(organisationId)) return null;
  logRejection(dependencies, scope, 'organisation', organisationId);
  return rejectWith('notAllowed', 'You may change memberships of your own organisations only.');
};

/** Adds a user to an organisation of the administrator, or removes them from it. Safe to repeat. */
export const changeMembership = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  input: ChangeMembershipInput,
): Promise<MembershipResult> => {
  const rejected = await decideRejection(dependencies, scope, input);
  if (rejected) return rejected;
  const { db, now, wakeMail } = dependencies;
  const organisation = await db
    .selectFrom('customer_organisations')
    .select(['id', 'name'])
    .where('id', '=', input.organisationId)
    .executeTakeFirstOrThrow();
  const problem = await store(dependencies, scope, input, organisation);
  if (problem) return problem;
  wakeMail();
  const [user] = await readUserRecords(db, scope, [input.userId], now());
  return { kind: 'membershipChanged', user: user ?? null };
};

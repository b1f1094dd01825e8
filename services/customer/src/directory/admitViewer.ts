import { applicationKeys, spellingsOfRole } from '@kmx/contract/access';
import {
  artemisOnPremisesRole,
  delegatedAdminRoles,
  rolesOf,
} from '../../../toolkit/src/access/applications';
import { statusOrder } from '../access/decideAccessChange';
import { storeAccessChange } from '../access/storeAccessChange';
import { hasRole } from '../auth/scope';
import type { Viewer } from '../auth/viewer';
import type { CustomerDatabase } from '../database/connect';
import type { NewRow, Row } from '../database/tables';
import { toCountry, toLanguage } from '../locales/countries';
import { measurementSystems } from './model';
import { userKeys } from './userKeys';

type UserRow = Row<'customer_users'>;

const newUser = (viewer: Viewer, at: string): NewRow<'customer_users'> => ({
  id: viewer.id,
  email: viewer.email,
  first_name: viewer.firstName,
  last_name: viewer.lastName,
  ...userKeys(viewer),
  language: toLanguage(viewer.language),
  country: toCountry(viewer.country),
  measurement_system: measurementSystems.find((system) => system === viewer.measurementSystem) ?? null,
  is_internal: viewer.isInternal ? 1 : 0,
  delegated_admin:
    (['internal', 'external'] as const).find((kind) => hasRole(viewer.roles, delegatedAdminRoles[kind])) ??
    null,
  is_on_premises: hasRole(viewer.roles, artemisOnPremisesRole) ? 1 : 0,
  created_at: at,
  last_sign_in_at: viewer.signedInAt,
});

/** Access according to the token's roles: pending before active, as section 4 orders them. */
const accessOf = ({ id, roles }: Viewer, at: string): NewRow<'customer_access'>[] =>
  applicationKeys.flatMap((application) => {
    const held = statusOrder.filter((status) =>
      rolesOf({ access: [{ application, status }] })
        .flatMap(spellingsOfRole)
        .some((role) => hasRole(roles, role)),
    );
    const status = held.includes('pending') ? 'pending' : held[0];
    if (status === undefined) return [];
    return [
      { user_id: id, application, status, invited_at: status === 'invited' ? at : null, changed_at: at },
    ];
  });

/** Admits a user of the provider who is not in the directory, without an organisation and with the existing roles. */
const addUser = (db: CustomerDatabase, viewer: Viewer, now: Date): Promise<void> =>
  db.transaction().execute(async (write) => {
    const inserted = await write
      .insertInto('customer_users')
      .values(newUser(viewer, now.toISOString()))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute();
    const access = accessOf(viewer, now.toISOString());
    if (inserted.length === 1 && access.length > 0)
      await write.insertInto('customer_access').values(access).execute();
  });

/** Records a sign-in. The first one of an invited user accepts the invitations. */
const recordSignIn = (db: CustomerDatabase, user: UserRow, viewer: Viewer, now: Date): Promise<boolean> =>
  db.transaction().execute(async (write) => {
    await write
      .updateTable('customer_users')
      .set({ last_sign_in_at: viewer.signedInAt })
      .where('id', '=', user.id)
      .execute();
    if (user.last_sign_in_at !== null) return false;
    const invited = await write
      .selectFrom('customer_access')
      .select('application')
      .where('user_id', '=', user.id)
      .where('status', '=', 'invited')
      .execute();
    const actor = { id: user.id, name: `${user.first_name} ${user.last_name}`.trim() };
    const change = { userId: user.id, from: 'invited', to: 'active', actor, note: null, at: now } as const;
    for (const { application } of invited)
      await storeAccessChange(write, { ...change, application, action: 'acceptInvitation' });
    return invited.length > 0;
  });

const readUser = (db: CustomerDatabase, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('customer_users').selectAll().where('id', '=', id).executeTakeFirst();

const wasDeleted = async (db: CustomerDatabase, id: string): Promise<boolean> =>
  (await db
    .selectFrom('customer_audit')
    .select('id')
    .where('user_id', '=', id)
    .where('action', '=', 'deleteUser')
    .executeTakeFirst()) !== undefined;

interface Admission {
  user: UserRow;
  /** This sign-in accepted an invitation: the provider must be synchronised. */
  isChanged: boolean;
}

/**
 * Returns the user's row in the directory, created when missing; null for a deleted user whose token is still valid.
 */
export const admitViewer = async (
  db: CustomerDatabase,
  viewer: Viewer,
  now: Date,
): Promise<Admission | null> => {
  const known = await readUser(db, viewer.id);
  if (!known) {
    if (await wasDeleted(db, viewer.id)) return null;
    await addUser(db, viewer, now);
    const user = await readUser(db, viewer.id);
    return user ? { user, isChanged: false } : null;
  }
  if (known.last_sign_in_at !== null && known.last_sign_in_at >= viewer.signedInAt)
    return { user: known, isChanged: false };
  return { user: known, isChanged: await recordSignIn(db, known, viewer, now) };
};

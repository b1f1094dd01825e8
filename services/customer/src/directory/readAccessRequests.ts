import { administersOf, isVisible, type Scope } from '../auth/scope';
import type { CustomerDatabase } from '../database/connect';
import type { AccessRequests } from './model';

const selectRequests = (db: CustomerDatabase, scope: Scope) => {
  const { administers, viewer } = scope;
  const decidesInternal = administers !== null && administersOf(true).includes(administers);
  const visible = db
    .selectFrom('customer_users as user')
    .innerJoin('customer_access as access', 'access.user_id', 'user.id')
    .where((is) => isVisible(is, scope))
    .where('access.status', '=', 'pending')
    .where('user.id', '!=', viewer.id);
  return decidesInternal ? visible : visible.where('user.is_internal', '=', 0);
};

/** Reads the first requests with the note of their audit entry, which has the time of the request. */
const readRows = (db: CustomerDatabase, scope: Scope, limit: number) =>
  selectRequests(db, scope)
    .leftJoin('customer_audit as entry', (join) =>
      join
        .onRef('entry.user_id', '=', 'access.user_id')
        .onRef('entry.application', '=', 'access.application')
        .onRef('entry.at', '=', 'access.requested_at')
        .on('entry.action', '=', 'requestAccess'),
    )
    .select(['user.id', 'user.first_name', 'user.last_name', 'user.email'])
    .select(['access.application', 'access.requested_at', 'entry.note'])
    .orderBy('access.changed_at')
    .orderBy('user.id')
    .orderBy('access.application')
    .limit(limit)
    .execute();

const readSharedOrganisations = (
  db: CustomerDatabase,
  { organisationIds }: Scope,
  userIds: readonly string[],
) =>
  db
    .selectFrom('customer_memberships as member')
    .innerJoin('customer_organisations as organisation', 'organisation.id', 'member.organisation_id')
    .select(['member.user_id', 'organisation.id', 'organisation.name'])
    .where('member.user_id', 'in', [...userIds])
    .where('member.organisation_id', 'in', [...organisationIds])
    .orderBy('organisation.name_key')
    .orderBy('organisation.id')
    .execute();

/** Reads the requests that the viewer may decide, oldest first, without their own and those out of scope. */
export const readAccessRequests = async (
  db: CustomerDatabase,
  scope: Scope,
  limit: number,
): Promise<AccessRequests> => {
  const { count } = await selectRequests(db, scope)
    .select((is) => is.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await readRows(db, scope, limit);
  if (rows.length === 0) return { total: Number(count), items: [] };
  const shared = await readSharedOrganisations(
    db,
    scope,
    rows.map(({ id }) => id),
  );
  return {
    total: Number(count),
    items: rows.map((row) => ({
      userId: row.id,
      name: `${row.first_name} ${row.last_name}`.trim() || row.email,
      email: row.email,
      organisations: shared
        .filter(({ user_id: userId }) => userId === row.id)
        .map(({ id, name }) => ({ id, name })),
      application: row.application,
      requestedAt: row.requested_at,
      note: row.note,
    })),
  };
};

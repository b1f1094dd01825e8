import { administersOf, isVisible, type Scope } from '../auth/scope';
import type { CustomerDatabase } from '../database/connect';
import type { AccessRequest, Excerpt } from './model';

/** Reads the requests that the viewer may decide, oldest first, without their own and those out of scope. */
export const readAccessRequests = async (
  db: CustomerDatabase,
  scope: Scope,
  limit: number,
): Promise<Excerpt<AccessRequest>> => {
  const { administers, viewer } = scope;
  const decidesInternal = administers !== null && administersOf(true).includes(administers);
  const visible = db
    .selectFrom('customer_users as user')
    .innerJoin('customer_access as access', 'access.user_id', 'user.id')
    .where((is) => isVisible(is, scope))
    .where('access.status', '=', 'pending')
    .where('user.id', '!=', viewer.id);
  const requests = decidesInternal ? visible : visible.where('user.is_internal', '=', 0);
  const counted = await requests.select((is) => is.fn.countAll().as('count')).executeTakeFirstOrThrow();
  const rows = await requests
    .select(['user.id', 'user.first_name', 'user.last_name', 'user.email'])
    .select(['access.application', 'access.requested_at'])
    .orderBy('access.changed_at')
    .orderBy('user.id')
    .orderBy('access.application')
    .limit(limit)
    .execute();
  return {
    total: Number(counted.count),
    items: rows.map((row) => ({
      userId: row.id,
      name: `${row.first_name} ${row.last_name}`.trim() || row.email,
      application: row.application,
      requestedAt: row.requested_at,
    })),
  };
};

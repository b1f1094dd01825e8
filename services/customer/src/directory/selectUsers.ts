import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { AccessStatus, UserColumn } from '@kmx/contract/access';
import { artemisOnPremisesRole, delegatedAdminRoles } from '../../../toolkit/src/access/applications';
import { expiredBefore, statusOrder } from '../access/decideAccessChange';
import { isVisible, type Scope } from '../auth/scope';
import { containsAllTerms, inBytes, isFilled, isOneOf, never } from '../database/conditions';
import type { CustomerDatabase } from '../database/connect';
import type { UserFilter, UserSort } from './model';
import { ordinaryRole, rolePairs } from './roles';

/** The status of the row `access` at this time; the same rule as decideCurrentStatus. */
const currentStatus = (now: Date): RawBuilder<AccessStatus> =>
  sql<AccessStatus>`case when access.status = 'invited' and access.invited_at <= ${expiredBefore(now)} then 'inviteExpired' else access.status end`;

const accessExists = (conditions: readonly Expression<SqlBool>[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select 1 from customer_access as access where access.user_id = ${sql.ref('user.id')} and ${sql.join(conditions, sql` and `)})`;

const isHolder = (roles: readonly string[], now: Date): RawBuilder<SqlBool> => {
  const pairs = rolePairs
    .filter(({ role }) => roles.includes(role))
    .map(
      ({ application, status }) =>
        sql<SqlBool>`(access.application = ${application} and ${currentStatus(now)} = ${status})`,
    );
  const administrators = (['internal', 'external'] as const)
    .filter((kind) => roles.includes(delegatedAdminRoles[kind]))
    .map((kind) => sql<SqlBool>`${sql.ref('user.delegated_admin')} = ${kind}`);
  const all = [
    ...(pairs.length === 0 ? [] : [accessExists([sql<SqlBool>`(${sql.join(pairs, sql` or `)})`])]),
    ...administrators,
    ...(roles.includes(artemisOnPremisesRole) ? [sql<SqlBool>`${sql.ref('user.is_on_premises')} = 1`] : []),
    ...(roles.includes(ordinaryRole) ? [sql<SqlBool>`${sql.ref('user.delegated_admin')} is null`] : []),
  ];
  return all.length === 0 ? never : sql<SqlBool>`(${sql.join(all, sql` or `)})`;
};

const shared = (
  { organisationIds }: Scope,
  condition: Expression<unknown>,
  value: string,
): RawBuilder<unknown> =>
  sql`(select ${sql.raw(value)} from customer_memberships as member join customer_organisations as organisation on organisation.id = member.organisation_id where member.user_id = ${sql.ref('user.id')} and ${isOneOf(sql.ref('organisation.id'), organisationIds)} and ${condition} order by organisation.name_key, organisation.id limit 1)`;

const accessConditions = ({ applications, statuses }: UserFilter, now: Date): RawBuilder<SqlBool>[] => {
  const conditions = [
    ...(isFilled(applications) ? [isOneOf(sql.ref('access.application'), applications)] : []),
    ...(isFilled(statuses) ? [isOneOf(currentStatus(now), statuses)] : []),
  ];
  return conditions.length === 0 ? [] : [accessExists(conditions)];
};

const conditionsOf = (scope: Scope, filter: UserFilter, now: Date): RawBuilder<SqlBool>[] => {
  const isShared = (condition: Expression<SqlBool>): RawBuilder<SqlBool> =>
    sql<SqlBool>`${shared(scope, condition, 'organisation.id')} is not null`;
  return [
    ...containsAllTerms('user.search_key', filter.search),
    ...accessConditions(filter, now),
    ...(isFilled(filter.organisationIds)
      ? [isShared(isOneOf(sql.ref('organisation.id'), filter.organisationIds))]
      : []),
    ...(isFilled(filter.subRegions)
      ? [isShared(isOneOf(sql.ref('organisation.sub_region'), filter.subRegions))]
      : []),
    ...(isFilled(filter.countries) ? [isOneOf(sql.ref('user.country'), filter.countries)] : []),
    ...(isFilled(filter.roles) ? [isHolder(filter.roles, now)] : []),
  ];
};

const overAccess = (value: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select min(${value}) from customer_access as access where access.user_id = ${sql.ref('user.id')})`;

const latestRequest = (column: 'requested_by' | 'requested_at'): RawBuilder<unknown> =>
  sql`(select ${sql.ref(`access.${column}`)} from customer_access as access where access.user_id = ${sql.ref('user.id')} and access.requested_at is not null order by access.requested_at desc, access.application limit 1)`;

const always = sql`1 = 1`;
const isInCountryOfUser = sql`${sql.ref('organisation.country')} = ${sql.ref('user.country')}`;

/** Sort key of a column; contains only what the viewer may see in it. */
const sortKey = (column: UserColumn, scope: Scope, now: Date): RawBuilder<unknown> => {
  switch (column) {
    case 'name':
      return sql`${sql.ref('user.name_key')}`;
    case 'email':
      return sql`${sql.ref('user.email_key')}`;
    case 'country':
      return sql`${sql.ref('user.country')}`;
    case 'organisation':
      return shared(scope, always, 'organisation.name_key');
    case 'subRegion':
      return shared(scope, always, 'organisation.sub_region');
    case 'city':
      return shared(scope, isInCountryOfUser, 'organisation.city');
    case 'application':
      return overAccess(sql`access.application`);
    case 'status': {
      const ranks = statusOrder.map((status, rank) => sql`when ${status} then ${sql.lit(String(rank))}`);
      return overAccess(sql`case ${currentStatus(now)} ${sql.join(ranks, sql` `)} end`);
    }
    case 'role': {
      const cases = rolePairs.map(
        ({ application, status, role }) =>
          sql`when access.application = ${application} and ${currentStatus(now)} = ${status} then ${role}`,
      );
      const administrators = (['internal', 'external'] as const).map(
        (kind) =>
          sql`when ${sql.ref('user.delegated_admin')} = ${kind} then ${sql.lit(delegatedAdminRoles[kind])}`,
      );
      const ofAccess = overAccess(sql`case ${sql.join(cases, sql` `)} end`);
      return sql`case ${sql.join(administrators, sql` `)} else ${ofAccess} end`;
    }
    case 'requestedBy':
      return latestRequest('requested_by');
    case 'requestedAt':
      return latestRequest('requested_at');
  }
};

const visibleUsers = (db: CustomerDatabase, scope: Scope, filter: UserFilter, now: Date) => {
  const users = db.selectFrom('customer_users as user').where((is) => isVisible(is, scope));
  return conditionsOf(scope, filter, now).reduce((query, condition) => query.where(condition), users);
};

export const countUsers = async (
  db: CustomerDatabase,
  scope: Scope,
  filter: UserFilter,
  now: Date,
): Promise<number> => {
  const counted = await visibleUsers(db, scope, filter, now)
    .select((is) => is.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(counted.count);
};

/** Ids of the users that the viewer sees through a filter, sorted; users without a value come last, ties by id. */
export const selectUserIds = async (
  db: CustomerDatabase,
  scope: Scope,
  { filter, sort, now }: { filter: UserFilter; sort: UserSort; now: Date },
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> => {
  const key = sortKey(sort.by, scope, now);
  const rows = await visibleUsers(db, scope, filter, now)
    .select('user.id')
    .orderBy(sql`case when ${key} is null then 1 else 0 end`)
    .orderBy(inBytes(db, key), sort.direction)
    .orderBy('user.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
};

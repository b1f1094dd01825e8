import { applicationKeys, type UserColumn } from '@kmx/contract/access';
import { rolesOf } from '../../../toolkit/src/access/applications';
import type { Scope } from '../auth/scope';
import { isVisible } from '../auth/scope';
import type { CustomerDatabase } from '../database/connect';
import { listLimits } from '../lists/listLimits';
import type { UserFilter, UserFilterChoices, UserPage, UserSort } from './model';
import { readUserRecords } from './readUserRecords';
import { ordinaryRole } from './roles';
import { countUsers, selectUserIds } from './selectUsers';
import { toCsv } from './toCsv';

interface Question {
  filter: UserFilter;
  sort: UserSort;
  now: Date;
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** One page of the users in scope; a page past the end is the last one. */
export const listUsers = async (
  db: CustomerDatabase,
  scope: Scope,
  question: Question,
  requested: { page: number; pageSize: number },
): Promise<UserPage> => {
  const pageSize = clamp(requested.pageSize, 1, listLimits.maxUsersOnPage);
  const total = await countUsers(db, scope, question.filter, question.now);
  const page = clamp(requested.page, 1, Math.max(1, Math.ceil(total / pageSize)));
  const part = { offset: (page - 1) * pageSize, limit: pageSize };
  const ids = await selectUserIds(db, scope, question, part);
  return { total, page, pageSize, items: await readUserRecords(db, scope, ids, question.now) };
};

const chunkSize = 500;

/** All users in scope through a filter, at most 10 000, as CSV. */
export const exportUsers = async (
  db: CustomerDatabase,
  scope: Scope,
  question: Question,
  columns: readonly UserColumn[],
  language: string | null,
): Promise<string> => {
  const ids = await selectUserIds(db, scope, question, { offset: 0, limit: listLimits.exportedUsers });
  const users = [];
  for (let start = 0; start < ids.length; start += chunkSize)
    users.push(...(await readUserRecords(db, scope, ids.slice(start, start + chunkSize), question.now)));
  return toCsv(users, [...new Set(columns)], language);
};

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

export const readFilterChoices = async (db: CustomerDatabase, scope: Scope): Promise<UserFilterChoices> => {
  const users = db.selectFrom('customer_users as user').where((is) => isVisible(is, scope));
  const countries = await users.select('user.country').distinct().execute();
  const access = await users
    .innerJoin('customer_access as access', 'access.user_id', 'user.id')
    .select(['access.application', 'access.status'])
    .distinct()
    .execute();
  const kinds = await users.select(['user.delegated_admin', 'user.is_on_premises']).distinct().execute();
  const organisations =
    scope.organisationIds.length === 0
      ? []
      : await db
          .selectFrom('customer_organisations')
          .select(['id', 'name', 'sub_region'])
          .where('id', 'in', [...scope.organisationIds])
          .orderBy('name_key')
          .orderBy('id')
          .execute();
  const roles = [
    ...rolesOf({ access }),
    ...kinds.flatMap(({ delegated_admin: kind, is_on_premises: isOnPremises }) => [
      ...rolesOf({
        access: [],
        ...(kind && { isDelegatedAdmin: kind }),
        isArtemisOnPremises: isOnPremises === 1,
      }),
      ...(kind ? [] : [ordinaryRole]),
    ]),
  ];
  return {
    organisations: organisations.map(({ id, name }) => ({ id, name })),
    applications: applicationKeys.filter((key) => access.some(({ application }) => application === key)),
    roles: [...new Set(roles)].sort(byText),
    countries: countries.flatMap(({ country }) => country ?? []).sort(byText),
    subRegions: [...new Set(organisations.map((row) => row.sub_region))].sort(byText),
  };
};

import type { Expression, ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import { type ApplicationKey, applicationKeys } from '@kmx/contract/access';
import {
  applications,
  delegatedAdminRoles,
  type DelegatedAdmin,
} from '../../../toolkit/src/access/applications';
import type { CustomerDatabase } from '../database/connect';
import type { Row, Tables } from '../database/tables';
import type { Viewer } from './viewer';

/** Users that the signed-in user may see and change. Every query about users is restricted to a scope. */
export interface Scope {
  viewer: Viewer;
  /** The signed-in user according to the directory. */
  name: string;
  administers: DelegatedAdmin | null;
  /** Organisations of the user. */
  organisationIds: readonly string[];
  /** Applications available to the user. */
  applications: ReadonlySet<ApplicationKey>;
}

/** Role of administrators who approve orders. Employees do not, since we would approve our own sales (ADR 76). */
export const approverRole = 'external' satisfies DelegatedAdmin;

export const isApprover = ({ administers }: Pick<Scope, 'administers'>): boolean =>
  administers === approverRole;

/** Decisions: "Roles are matched as substrings on word boundaries". */
export const hasRole = (roles: readonly string[], role: string): boolean =>
  roles.some((held) => new RegExp(`(?<![\\w-])${role}(?![\\w-])`, 'i').test(held));

/**
 * Section 6, "user administration": needs the role in the token and the same in the directory, so that it ends with
 * whichever is taken away first.
 */
export const decideAdministration = (
  roles: readonly string[],
  inDirectory: DelegatedAdmin | null,
): DelegatedAdmin | null =>
  inDirectory !== null && hasRole(roles, delegatedAdminRoles[inDirectory]) ? inDirectory : null;

/** Section 6: an application needs its active role in the token, and access in the directory, as administration does. */
export const decideApplications = (
  roles: readonly string[],
  inDirectory: readonly ApplicationKey[],
): ReadonlySet<ApplicationKey> =>
  new Set(
    applicationKeys.filter((key) => inDirectory.includes(key) && hasRole(roles, applications[key].active)),
  );

const readActive = async (db: CustomerDatabase, userId: string): Promise<ApplicationKey[]> => {
  const rows = await db
    .selectFrom('customer_access')
    .select('application')
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .execute();
  return rows.map(({ application }) => application);
};

/** Reads the scope of a user in the directory. */
export const readScope = async (
  db: CustomerDatabase,
  viewer: Viewer,
  user: Pick<Row<'customer_users'>, 'first_name' | 'last_name' | 'delegated_admin'>,
): Promise<Scope> => {
  const rows = await db
    .selectFrom('customer_memberships')
    .select('organisation_id')
    .where('user_id', '=', viewer.id)
    .orderBy('organisation_id')
    .execute();
  return {
    viewer,
    name: `${user.first_name} ${user.last_name}`.trim(),
    administers: decideAdministration(viewer.roles, user.delegated_admin),
    organisationIds: rows.map(({ organisation_id: id }) => id),
    applications: decideApplications(viewer.roles, await readActive(db, viewer.id)),
  };
};

type AboutUser = ExpressionBuilder<Tables & { user: Tables['customer_users'] }, 'user'>;

export const belongsToOneOf = (is: AboutUser, organisationIds: readonly string[]): Expression<SqlBool> =>
  organisationIds.length === 0
    ? is.lit(false)
    : is.exists(
        is
          .selectFrom('customer_memberships as shared')
          .select('shared.user_id')
          .whereRef('shared.user_id', '=', 'user.id')
          .where('shared.organisation_id', 'in', [...organisationIds]),
      );

/** Section 6: users "within their scope", who share an organisation; everybody sees themselves. */
export const isVisible = (
  is: AboutUser,
  { viewer, administers, organisationIds }: Scope,
): ExpressionWrapper<Tables, 'customer_users', SqlBool> => {
  const self = is('user.id', '=', viewer.id);
  return administers === null ? is.or([self]) : is.or([self, belongsToOneOf(is, organisationIds)]);
};

/** Someone whom the viewer can see. */
interface Target {
  id: string;
  isInternal: boolean;
  /** All of them, also those that the viewer does not share. */
  organisationIds: readonly string[];
}

/**
 * Administrators of a user. Internal employees are "managed internally" (section 6), so by internal administrators
 * alone.
 */
export const administersOf = (isInternal: boolean): readonly DelegatedAdmin[] =>
  isInternal ? ['internal'] : ['internal', 'external'];

/**
 * Rights of the viewer over a visible user: changing those whom they administer. Deleting removes a user from every
 * organisation, so an external administrator has to share all of them. Nobody administers themselves: every access
 * needs two persons.
 */
export const decideRights = (
  { viewer, administers, organisationIds }: Scope,
  target: Target,
): { canChange: boolean; canDelete: boolean } => {
  const isAdministered = administers !== null && administersOf(target.isInternal).includes(administers);
  const canChange = isAdministered && target.id !== viewer.id;
  const sharesAll = target.organisationIds.every((id) => organisationIds.includes(id));
  return { canChange, canDelete: canChange && (administers === 'internal' || sharesAll) };
};

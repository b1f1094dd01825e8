import { applicationKeys } from '@kmx/contract/access';
import { rolesOf } from '../../../toolkit/src/access/applications';
import {
  decideCurrentStatus,
  decideOverallStatus,
  expiryOf,
  listAllowedActions,
} from '../access/decideAccessChange';
import { decideRights, isVisible, type Scope } from '../auth/scope';
import type { CustomerDatabase } from '../database/connect';
import { isPlain } from '../database/isPlain';
import type { Row } from '../database/tables';
import type { ApplicationAccess, UserRecord } from './model';

type UserRow = Row<'customer_users'>;
type AccessRow = Row<'customer_access'>;

interface Membership {
  user_id: string;
  id: string;
  name: string;
  city: string;
  country: string;
  sub_region: string;
}

interface Parts {
  memberships: readonly Membership[];
  access: readonly AccessRow[];
}

const readParts = async (db: CustomerDatabase, ids: readonly string[]): Promise<Parts> => {
  const memberships = await db
    .selectFrom('customer_memberships as member')
    .innerJoin('customer_organisations as organisation', 'organisation.id', 'member.organisation_id')
    .select([
      'member.user_id',
      'organisation.id',
      'organisation.name',
      'organisation.city',
      'organisation.country',
      'organisation.sub_region',
    ])
    .where('member.user_id', 'in', [...ids])
    .orderBy('organisation.name_key')
    .orderBy('organisation.id')
    .execute();
  const access = await db
    .selectFrom('customer_access')
    .selectAll()
    .where('user_id', 'in', [...ids])
    .execute();
  return { memberships, access };
};

const toAccess = (row: AccessRow, now: Date, isChangeable: boolean): ApplicationAccess => {
  const { application } = row;
  const status = decideCurrentStatus(row.status, row.invited_at, now);
  const isInvitation = status === 'invited' || status === 'inviteExpired';
  return {
    application,
    role: rolesOf({ access: [{ application, status }] })[0] ?? null,
    status,
    requestedBy: row.requested_by,
    requestedAt: row.requested_at,
    invitedAt: row.invited_at,
    expiresAt: isInvitation && row.invited_at !== null ? expiryOf(row.invited_at) : null,
    allowedActions: isChangeable ? listAllowedActions(status) : [],
  };
};

const latestRequest = (access: readonly ApplicationAccess[]): ApplicationAccess | undefined =>
  access
    .filter(({ requestedAt }) => requestedAt !== null)
    .toSorted(
      (one, other) =>
        (other.requestedAt ?? '').localeCompare(one.requestedAt ?? '') ||
        one.application.localeCompare(other.application),
    )[0];

const toRecord = (user: UserRow, parts: Parts, scope: Scope, now: Date): UserRecord => {
  const all = parts.memberships.filter(({ user_id: id }) => id === user.id);
  const isSelf = user.id === scope.viewer.id;
  const organisations = all.filter(({ id }) => scope.organisationIds.includes(id));
  const { canChange, canDelete } = decideRights(scope, {
    id: user.id,
    isInternal: user.is_internal === 1,
    organisationIds: all.map(({ id }) => id),
  });
  const held = parts.access.filter(({ user_id: id }) => id === user.id);
  const access = applicationKeys.flatMap((application) =>
    held.filter((row) => row.application === application).map((row) => toAccess(row, now, canChange)),
  );
  const request = latestRequest(access);
  return {
    id: user.id,
    firstName: user.first_name,
    lastName: user.last_name,
    name: `${user.first_name} ${user.last_name}`.trim(),
    email: user.email,
    organisations: organisations.map(({ id, name }) => ({ id, name })),
    roles: rolesOf({
      access,
      ...(user.delegated_admin && { isDelegatedAdmin: user.delegated_admin }),
      isArtemisOnPremises: user.is_on_premises === 1,
    }),
    status: decideOverallStatus(access.map(({ status }) => status)),
    access,
    offers: applicationKeys
      .filter((application) => !held.some((row) => row.application === application))
      .map((application) => ({
        application,
        allowedActions: canChange ? listAllowedActions(null) : [],
      })),
    subRegion: organisations[0]?.sub_region ?? null,
    country: user.country,
    // A city of another country than the one beside it would contradict it.
    city: organisations.find(({ country }) => country === user.country)?.city ?? null,
    requestedBy: request?.requestedBy ?? null,
    requestedAt: request?.requestedAt ?? null,
    lastSignInAt: user.last_sign_in_at,
    isSelf,
    canChange,
    canDelete,
    canResendInvitation: canChange && user.last_sign_in_at === null,
  };
};

/** The users of these ids whom the viewer may see, in the order of the ids; the others are left out. */
export const readUserRecords = async (
  db: CustomerDatabase,
  scope: Scope,
  ids: readonly string[],
  now: Date,
): Promise<UserRecord[]> => {
  const requested = ids.filter(isPlain);
  if (requested.length === 0) return [];
  const users = await db
    .selectFrom('customer_users as user')
    .selectAll()
    .where('user.id', 'in', requested)
    .where((is) => isVisible(is, scope))
    .execute();
  if (users.length === 0) return [];
  const parts = await readParts(
    db,
    users.map(({ id }) => id),
  );
  const byId = new Map(users.map((user) => [user.id, user]));
  return requested.flatMap((id) => {
    const user = byId.get(id);
    return user ? [toRecord(user, parts, scope, now)] : [];
  });
};

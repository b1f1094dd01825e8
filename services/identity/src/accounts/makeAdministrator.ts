import { delegatedAdminRoles } from '../../../toolkit/src/access/applications';
import type { IdentityDatabase } from '../database/connect';
import { pagesPath } from '../http/paths';
import { toAccount } from './account';
import { createAccounts } from './accounts';
import { createLinks } from './links';
import { selectAccounts } from './selectAccounts';

const role = delegatedAdminRoles.internal;

/** Address of the future administrator. Names, language and country are for a new account only. */
export interface RequestedAdministrator {
  email: string;
  givenName: string;
  familyName: string;
  language: string;
  country: string;
}

export type AdministratorResult =
  /** There is an administrator already. */
  | { kind: 'rejected'; email: string }
  /** `url` sets the first password; null if the account has one. */
  | { kind: 'created' | 'promoted'; url: string | null };

interface Environment {
  db: IdentityDatabase;
  /** Origin of the service. */
  url: string;
  now: () => Date;
}

const findAdministrator = async (db: IdentityDatabase): Promise<string | undefined> => {
  const rows = await selectAccounts(db).where('is_active', '=', 1).execute();
  return rows.map(toAccount).find(({ roles }) => roles.includes(role))?.email;
};

/**
 * Gives an address the role of an internal administrator, and an account if it has none. Rejects the request while
 * somebody has the role, unless `isForced`: later administrators are made in the portal, where it is logged.
 */
export const makeAdministrator = async (
  { db, url, now }: Environment,
  requested: RequestedAdministrator,
  isForced: boolean,
): Promise<AdministratorResult> => {
  const accounts = createAccounts(db);
  const holder = await findAdministrator(db);
  if (holder !== undefined && !isForced) return { kind: 'rejected', email: holder };
  const created = await accounts.create({ ...requested, roles: [role], isInternal: true }, now());
  const row = await accounts.findByEmail(requested.email);
  if (!row) throw new Error(`The account of ${requested.email} is gone.`);
  const { id, roles, hasPassword } = toAccount(row);
  if (created === null) await accounts.update(id, { roles: [...new Set([...roles, role])], isActive: true });
  const kind = created === null ? 'promoted' : 'created';
  if (hasPassword) return { kind, url: null };
  const { token } = await createLinks(db, now).create(id, 'invitation');
  return { kind, url: `${url}${pagesPath}/invitation?token=${token}` };
};

import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import type { IdentityDatabase } from '../database/connect';
import type { AccountRow, NewAccountRow, Tables } from '../database/tables';
import type { MeasurementSystem } from './account';
import { createDevices, type Devices } from './devices';
import { normalizeEmail } from './normalizeEmail';
import { selectAccounts } from './selectAccounts';

export interface NewAccount {
  id?: string;
  email: string;
  givenName: string;
  familyName: string;
  language: string;
  country: string;
  roles: readonly string[];
  isInternal?: boolean;
  isSingleRoleText?: boolean;
  passwordHash?: string | null;
}

/** Changes to an account; undefined properties stay as they are. */
export interface AccountChange {
  givenName?: string;
  familyName?: string;
  roles?: readonly string[];
  country?: string;
  language?: string;
  measurementSystem?: MeasurementSystem | null;
  isActive?: boolean;
}

/** Rows carry secrets and must not leave the service. */
export interface Accounts extends Devices {
  find: (id: string) => Promise<AccountRow | undefined>;
  findByEmail: (email: string) => Promise<AccountRow | undefined>;
  /** Returns the id of the new account, or null if the address has an account. */
  create: (account: NewAccount, now: Date) => Promise<string | null>;
  update: (id: string, change: AccountChange) => Promise<AccountRow | undefined>;
  remove: (id: string) => Promise<boolean>;
  setPassword: (id: string, hash: string) => Promise<void>;
}

const toNumber = (is: boolean | undefined): number | undefined => (is === undefined ? undefined : Number(is));

const toColumns = (change: AccountChange): Updateable<Tables['identity_accounts']> => ({
  given_name: change.givenName,
  family_name: change.familyName,
  roles: change.roles && JSON.stringify(change.roles),
  country: change.country,
  language: change.language,
  measurement_system: change.measurementSystem,
  is_active: toNumber(change.isActive),
});

const toRow = (account: NewAccount, now: Date): NewAccountRow => ({
  id: account.id ?? `u-${randomUUID()}`,
  email: account.email.trim(),
  email_folded: normalizeEmail(account.email),
  given_name: account.givenName,
  family_name: account.familyName,
  language: account.language,
  country: account.country,
  measurement_system: null,
  is_internal: Number(account.isInternal ?? false),
  roles: JSON.stringify(account.roles),
  is_single_role_text: Number(account.isSingleRoleText ?? false),
  is_active: 1,
  password_hash: account.passwordHash ?? null,
  totp_secret: null,
  totp_step: null,
  is_totp_wanted: 0,
  sessions_ended_at: null,
  created_at: now.toISOString(),
});

export const createAccounts = (db: IdentityDatabase): Accounts => {
  const find: Accounts['find'] = (id) => selectAccounts(db).where('id', '=', id).executeTakeFirst();
  return {
    ...createDevices(db),
    find,
    findByEmail: (email) =>
      selectAccounts(db).where('email_folded', '=', normalizeEmail(email)).executeTakeFirst(),
    create: async (account, now) => {
      const created = await db
        .insertInto('identity_accounts')
        .values(toRow(account, now))
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return created?.id ?? null;
    },
    update: async (id, change) => {
      const columns = toColumns(change);
      if (Object.values(columns).some((value) => value !== undefined))
        await db.updateTable('identity_accounts').set(columns).where('id', '=', id).execute();
      return find(id);
    },
    remove: async (id) => {
      const { numDeletedRows } = await db
        .deleteFrom('identity_accounts')
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    setPassword: async (id, hash) => {
      await db.updateTable('identity_accounts').set({ password_hash: hash }).where('id', '=', id).execute();
    },
  };
};

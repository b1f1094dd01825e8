import { z } from 'zod';
import type { IdentityDatabase } from '../database/connect';
import type { Tables } from '../database/tables';

const transportsSchema = z.array(z.string());

export interface Passkey {
  id: string;
  accountId: string;
  name: string;
  /** COSE key. */
  publicKey: Uint8Array<ArrayBuffer>;
  transports: string[];
  /** ISO 8601. */
  createdAt: string;
  usedAt: string | null;
}

export type NewPasskey = Omit<Passkey, 'createdAt' | 'usedAt'> & { counter: number };

const toPasskey = (row: Tables['identity_passkeys']): Passkey => ({
  id: row.id,
  accountId: row.account_id,
  name: row.name,
  publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
  transports: transportsSchema.parse(JSON.parse(row.transports)),
  createdAt: row.created_at,
  usedAt: row.used_at,
});

/** The passkeys of an account, the oldest first. */
export const listPasskeys = async (db: IdentityDatabase, accountId: string): Promise<Passkey[]> => {
  const rows = await db
    .selectFrom('identity_passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toPasskey);
};

export const findPasskey = async (db: IdentityDatabase, id: string): Promise<Passkey | undefined> => {
  const row = await db.selectFrom('identity_passkeys').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toPasskey(row);
};

/** False if the passkey is registered already, for this account or another. */
export const addPasskey = async (db: IdentityDatabase, passkey: NewPasskey, now: Date): Promise<boolean> => {
  const added = await db
    .insertInto('identity_passkeys')
    .values({
      id: passkey.id,
      account_id: passkey.accountId,
      name: passkey.name,
      public_key: Buffer.from(passkey.publicKey).toString('base64url'),
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      created_at: now.toISOString(),
      used_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
};

/**
 * Stores the counter of a verified response. False if the counter has not grown, as with a copied key; authenticators
 * that do not count stay at 0 (WebAuthn 3, 6.1.1).
 */
export const usePasskey = async (
  db: IdentityDatabase,
  id: string,
  counter: number,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('identity_passkeys')
    .set({ counter, used_at: now.toISOString() })
    .where('id', '=', id)
    .where((is) => (counter === 0 ? is('counter', '=', 0) : is('counter', '<', counter)))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** False if the account does not have it. */
export const removePasskey = async (
  db: IdentityDatabase,
  accountId: string,
  id: string,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('identity_passkeys')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const removePasskeys = async (db: IdentityDatabase, accountId: string): Promise<void> => {
  await db.deleteFrom('identity_passkeys').where('account_id', '=', accountId).execute();
};

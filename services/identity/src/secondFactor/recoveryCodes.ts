import {
  isRecoverySecret,
  splitRecoveryCode,
  type RecoveryCodeSet,
} from '../../../toolkit/src/secondFactor/recoveryCodes';
import type { IdentityDatabase } from '../database/connect';

/** Replaces the account's set; stores only the hashes. */
export const storeRecoveryCodes = async (
  db: IdentityDatabase,
  accountId: string,
  { rows }: RecoveryCodeSet,
): Promise<void> => {
  await removeRecoveryCodes(db, accountId);
  await db
    .insertInto('identity_recovery_codes')
    .values(rows.map((row) => ({ ...row, account_id: accountId })))
    .execute();
};

export const removeRecoveryCodes = async (db: IdentityDatabase, accountId: string): Promise<void> => {
  await db.deleteFrom('identity_recovery_codes').where('account_id', '=', accountId).execute();
};

export const countRecoveryCodes = async (db: IdentityDatabase, accountId: string): Promise<number> => {
  const rows = await db
    .selectFrom('identity_recovery_codes')
    .select('selector')
    .where('account_id', '=', accountId)
    .execute();
  return rows.length;
};

/** Uses up a code; false if the account does not have it. Of two concurrent uses one succeeds. */
export const consumeRecoveryCode = async (
  db: IdentityDatabase,
  accountId: string,
  entered: string,
): Promise<boolean> => {
  const { selector, secret } = splitRecoveryCode(entered);
  const row = await db
    .selectFrom('identity_recovery_codes')
    .select('hash')
    .where('account_id', '=', accountId)
    .where('selector', '=', selector)
    .executeTakeFirst();
  if (!(await isRecoverySecret(secret, row?.hash ?? null)) || !row) return false;
  const { numDeletedRows } = await db
    .deleteFrom('identity_recovery_codes')
    .where('account_id', '=', accountId)
    .where('selector', '=', selector)
    .where('hash', '=', row.hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

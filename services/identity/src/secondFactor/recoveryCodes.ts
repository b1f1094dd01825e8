import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '@kmx/contract/security';
import { createPasswords } from '../accounts/passwords';
import type { IdentityDatabase } from '../database/connect';

/** Without characters that look alike. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const selectorLength = 2;
/** 49 bits behind the selector, with limited attempts: ASVS 5, 6.5.2 requires a slow hash below 112. */
const secretLength = 10;

/** Codes are random, unlike passwords: a cheaper hash is as safe, and ten are made at once. */
const hashes = createPasswords({ power: 13, rounds: 1 });

const draw = (length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

const split = (entered: string): { selector: string; secret: string } => {
  const code = entered.toLowerCase().replace(/[\s-]/g, '');
  return { selector: code.slice(0, selectorLength), secret: code.slice(selectorLength) };
};

/** Distinguishes a recovery code from the six digits of a device. */
export const isRecoveryCode = (entered: string): boolean => {
  const { secret } = split(entered);
  return secret.length === secretLength;
};

const format = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;

const drawSet = (): string[] => {
  const selectors = new Set<string>();
  while (selectors.size < recoveryCodeCount) selectors.add(draw(selectorLength));
  return [...selectors].map((selector) => selector + draw(secretLength));
};

export interface RecoveryCodeSet {
  codes: readonly string[];
  rows: readonly { selector: string; hash: string }[];
}

/** Draws and hashes a set; takes a tenth of a second, so call it before a transaction. */
export const drawRecoveryCodes = async (): Promise<RecoveryCodeSet> => {
  const codes = drawSet();
  const rows = await Promise.all(
    codes.map(async (code) => {
      const { selector, secret } = split(code);
      return { selector, hash: await hashes.hash(secret) };
    }),
  );
  return { codes: codes.map(format), rows };
};

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
  const { selector, secret } = split(entered);
  const row = await db
    .selectFrom('identity_recovery_codes')
    .select('hash')
    .where('account_id', '=', accountId)
    .where('selector', '=', selector)
    .executeTakeFirst();
  if (!(await hashes.isRight(secret, row?.hash ?? null)) || !row) return false;
  const { numDeletedRows } = await db
    .deleteFrom('identity_recovery_codes')
    .where('account_id', '=', accountId)
    .where('selector', '=', selector)
    .where('hash', '=', row.hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

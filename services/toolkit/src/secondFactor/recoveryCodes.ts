import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '@kmx/contract/security';
import { createPasswords } from '../passwords/createPasswords';

/** Without characters that look alike. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const selectorLength = 2;
/** 49 bits behind the selector, with limited attempts: ASVS 5, 6.5.2 requires a slow hash below 112. */
const secretLength = 10;

/** Codes are random, unlike passwords: a cheaper hash is as safe, and ten are made at once. */
const hashes = createPasswords({ power: 13, rounds: 1 });

const draw = (length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** Splits an entered code into the part that finds its row and the part that is hashed. */
export const splitRecoveryCode = (entered: string): { selector: string; secret: string } => {
  const code = entered.toLowerCase().replace(/[\s-]/g, '');
  return { selector: code.slice(0, selectorLength), secret: code.slice(selectorLength) };
};

/** Distinguishes a recovery code from the six digits of a device. */
export const isRecoveryCode = (entered: string): boolean => {
  const { secret } = splitRecoveryCode(entered);
  return secret.length === secretLength;
};

const format = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;

const generateSet = (): string[] => {
  const selectors = new Set<string>();
  while (selectors.size < recoveryCodeCount) selectors.add(draw(selectorLength));
  return [...selectors].map((selector) => selector + draw(secretLength));
};

/** Stored form of a code. */
export interface RecoveryCodeRow {
  selector: string;
  hash: string;
}

export interface RecoveryCodeSet {
  codes: readonly string[];
  rows: readonly RecoveryCodeRow[];
}

/** Draws and hashes a set; takes a tenth of a second, so call it before a transaction. */
export const generateRecoveryCodes = async (): Promise<RecoveryCodeSet> => {
  const codes = generateSet();
  const rows = await Promise.all(
    codes.map(async (code) => {
      const { selector, secret } = splitRecoveryCode(code);
      return { selector, hash: await hashes.hash(secret) };
    }),
  );
  return { codes: codes.map(format), rows };
};

/** Compares the secret of a code; takes as long for null, a selector without a row. */
export const isRecoverySecret = (secret: string, hash: string | null): Promise<boolean> =>
  hashes.isRight(secret, hash);

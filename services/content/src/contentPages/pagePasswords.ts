import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

export const minPasswordLength = 8;
export const maxPasswordLength = 200;

/** OWASP's Password Storage Cheat Sheet: scrypt with N = 2^15, r = 8, p = 3, which takes 32 MiB. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 2 ** 26 };
const keyBytes = 32;

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // The same letters, however the keyboard composes them.
    scrypt(password.normalize('NFKC'), salt, keyBytes, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

const hashPattern = /^scrypt\$15\$3\$([\w-]{22})\$([\w-]{43})$/;

/** Recognizes `scrypt$15$3$salt$key`, both in base64url. */
export const isPasswordHash = (value: unknown): value is string =>
  typeof value === 'string' && hashPattern.test(value);

export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return `scrypt$15$3$${salt.toString('base64url')}$${key.toString('base64url')}`;
};

export const isPasswordOf = async (hash: string, password: string): Promise<boolean> => {
  const [, salt, key] = hashPattern.exec(hash) ?? [];
  if (salt === undefined || key === undefined) return false;
  return timingSafeEqual(
    Buffer.from(key, 'base64url'),
    await derive(password, Buffer.from(salt, 'base64url')),
  );
};

const isPassword = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= minPasswordLength && value.length <= maxPasswordLength;

/** A stored hash, or a new password. */
export const validatePagePassword = (value: unknown): true | string =>
  isPassword(value) || 'Please enter a password of 8 to 200 characters.';

/** Hashes a new password and returns a stored hash unchanged. As drafts are not validated, invalid passwords are dropped. */
export const toStoredPassword = async (value: unknown): Promise<string | null> => {
  if (isPasswordHash(value)) return value;
  return isPassword(value) ? hashPassword(value) : null;
};

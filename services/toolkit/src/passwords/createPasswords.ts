import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of one guess: 2 to the power of `power` blocks of 1 KiB, `rounds` times. */
export interface PasswordCost {
  power: number;
  rounds: number;
}

/** OWASP's Password Storage Cheat Sheet: scrypt with N = 2^15, r = 8, p = 3. */
export const defaultCost: PasswordCost = { power: 15, rounds: 3 };

const keyBytes = 32;
const blockSize = 8;

const derive = (password: string, salt: Buffer, { power, rounds }: PasswordCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { N: 2 ** power, r: blockSize, p: rounds, maxmem: 2 ** power * blockSize * 256 };
    // The same letters, however the keyboard composes them.
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** Hashes and compares passwords; the cost travels with each hash. */
export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** Takes as long for null, an account without a password, as for a wrong one. */
  isRight: (password: string, hash: string | null) => Promise<boolean>;
}

export const createPasswords = (cost: PasswordCost = defaultCost): Passwords => {
  const noSalt = Buffer.alloc(16);
  return {
    hash: async (password) => {
      const salt = randomBytes(16);
      const key = await derive(password, salt, cost);
      return ['scrypt', cost.power, cost.rounds, salt.toString('base64url'), key.toString('base64url')].join(
        '$',
      );
    },
    isRight: async (password, hash) => {
      if (hash === null) {
        await derive(password, noSalt, cost);
        return false;
      }
      const [, power = '', rounds = '', salt = '', key = ''] = hash.split('$');
      const given = await derive(password, Buffer.from(salt, 'base64url'), {
        power: Number(power),
        rounds: Number(rounds),
      });
      const stored = Buffer.from(key, 'base64url');
      return stored.length === given.length && timingSafeEqual(stored, given);
    },
  };
};

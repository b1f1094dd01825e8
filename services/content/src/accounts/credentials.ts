import crypto from 'node:crypto';

interface Credentials {
  hash?: string | null;
  salt?: string | null;
}

const currentPrefix = 'pbkdf2-sha256-v1:';

/** Cost of Payload's hashes, the older ones without a prefix. It exports no comparison of its own. */
const current = { rounds: 600_000, bytes: 32 };
const legacy = { rounds: 25_000, bytes: 512 };

const derive = (password: string, salt: string, { rounds, bytes }: typeof current): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    crypto.pbkdf2(password, salt, rounds, bytes, 'sha256', (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** Compares a password with the hash that Payload has stored; without one none is right. */
export const isPasswordOf = async ({ hash, salt }: Credentials, password: string): Promise<boolean> => {
  if (typeof hash !== 'string' || typeof salt !== 'string') return false;
  const isCurrent = hash.startsWith(currentPrefix);
  const stored = Buffer.from(isCurrent ? hash.slice(currentPrefix.length) : hash, 'hex');
  const derived = await derive(password, salt, isCurrent ? current : legacy);
  return stored.length === derived.length && crypto.timingSafeEqual(stored, derived);
};

export const spendComparison = async (password: string): Promise<void> => {
  await derive(password, 'no salt', current);
};

import { randomBytes } from 'node:crypto';
import type { IdentityDatabase } from '../database/connect';

/** Time for finding a telephone or a key; browsers give up after it too. */
export const challengeMilliseconds = 5 * 60 * 1000;

export interface Challenge {
  challenge: string;
  /** Digest of the account's credentials when it was made; null for a sign-in. */
  credentials: string | null;
}

/** Challenges that work once, one for each purpose. */
export interface Challenges {
  /** Replaces the former challenge of the purpose. */
  create: (purpose: string, credentials?: string) => Promise<string>;
  /** Uses the challenge up. Null: it was used, has expired, or there is none. */
  use: (purpose: string) => Promise<Challenge | null>;
  /** Deletes expired challenges. */
  sweep: () => Promise<void>;
}

export const createChallenges = (db: IdentityDatabase, now: () => Date): Challenges => ({
  create: async (purpose, credentials) => {
    const challenge = randomBytes(32).toString('base64url');
    const expires_at = new Date(now().getTime() + challengeMilliseconds).toISOString();
    const row = { challenge, credentials: credentials ?? null, expires_at };
    await db
      .insertInto('identity_passkey_challenges')
      .values({ ...row, purpose })
      .onConflict((conflict) => conflict.column('purpose').doUpdateSet(row))
      .execute();
    return challenge;
  },
  use: async (purpose) => {
    const row = await db
      .deleteFrom('identity_passkey_challenges')
      .where('purpose', '=', purpose)
      .returning(['challenge', 'credentials', 'expires_at'])
      .executeTakeFirst();
    if (!row || row.expires_at <= now().toISOString()) return null;
    return { challenge: row.challenge, credentials: row.credentials };
  },
  sweep: async () => {
    await db
      .deleteFrom('identity_passkey_challenges')
      .where('expires_at', '<=', now().toISOString())
      .execute();
  },
});

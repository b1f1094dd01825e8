import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { signInLimits, type TryLimit } from '../../../toolkit/src/passwords/signInLimits';
import type { IdentityDatabase } from '../database/connect';

/** Go on, or wait for whole seconds. */
export type Decision = { kind: 'allowed' } | { kind: 'throttled'; seconds: number };

type LimitName =
  | keyof typeof signInLimits
  | 'passwordOfAccount'
  | 'passkeyOfAddress'
  | 'passkeyFromAddress'
  | 'authorizationOfAddress';

/** Limits of the counted subjects. */
export type Limits = Readonly<Record<LimitName, TryLimit>>;

const minute = 60;
const quarter = 15 * 60;

/**
 * One address cannot use up the tries of an account, or a stranger could lock its owner out. A passkey has the limits of a
 * password. Every authorization leaves a row for a quarter of an hour: five a second are a company that begins its shift,
 * more are a machine.
 */
export const defaultLimits: Limits = {
  ...signInLimits,
  passwordOfAccount: { tries: 100, seconds: quarter },
  passkeyFromAddress: signInLimits.passwordOfAccountFromAddress,
  passkeyOfAddress: signInLimits.passwordOfAddress,
  authorizationOfAddress: { tries: 300, seconds: minute },
};

/** Counts a try before it is checked, so that concurrent tries are all counted. */
export interface Throttle {
  countPassword: (email: string, address: string) => Promise<Decision>;
  /** The password was right: only wrong ones count. */
  refundPassword: (email: string, address: string) => Promise<void>;
  /** The owner has proved the account in another way, and starts afresh. */
  refundAccount: (email: string, address: string) => Promise<void>;
  /** A sign-in by passkey; `passkey` is the id of the credential. */
  countPasskey: (passkey: string, address: string) => Promise<Decision>;
  /** The passkey was right: only wrong ones count. */
  refundPasskey: (passkey: string, address: string) => Promise<void>;
  countCode: (accountId: string) => Promise<Decision>;
  refundCode: (accountId: string) => Promise<void>;
  /** Both sign-ins and silent renewals. */
  countAuthorization: (address: string) => Promise<Decision>;
  countMail: (email: string, address: string) => Promise<Decision>;
  /** Deletes expired counters. */
  sweep: () => Promise<void>;
}

interface ThrottleOptions {
  db: IdentityDatabase;
  now: () => Date;
  limits?: Limits;
}

/** Stores neither addresses of people nor of their networks. */
const keyOf = (name: LimitName, text: string): string =>
  `${name}:${createHash('sha256').update(text).digest('base64url')}`;

/** One statement counts and returns the total, so that concurrent tries cannot pass each other. */
const addTry = (db: IdentityDatabase, key: string, now: string, until: string) =>
  db
    .insertInto('identity_attempts')
    .values({ key, tries: 1, until })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        tries: sql`case when identity_attempts.until <= ${now} then 1 else identity_attempts.tries + 1 end`,
        until: sql`case when identity_attempts.until <= ${now} then ${until} else identity_attempts.until end`,
      }),
    )
    .returning(['tries', 'until'])
    .executeTakeFirstOrThrow();

/** Both in one text, separated by a character that no address contains. */
const pairOf = (subject: string, address: string): string => `${address}\n${subject}`;

const createCounter = ({ db, now, limits = defaultLimits }: ThrottleOptions) => {
  const count = async (name: LimitName, text: string): Promise<Decision> => {
    const limit = limits[name];
    const time = now().getTime();
    const until = new Date(time + limit.seconds * 1000).toISOString();
    const counted = await addTry(db, keyOf(name, text), new Date(time).toISOString(), until);
    if (counted.tries <= limit.tries) return { kind: 'allowed' };
    return { kind: 'throttled', seconds: Math.max(1, Math.ceil((Date.parse(counted.until) - time) / 1000)) };
  };
  return {
    count,
    /** Counts in order; stops at the first limit that is reached. */
    countEach: async (things: readonly (readonly [LimitName, string])[]): Promise<Decision> => {
      for (const thing of things) {
        const decision = await count(...thing);
        if (decision.kind === 'throttled') return decision;
      }
      return { kind: 'allowed' };
    },
    clear: async (name: LimitName, text: string): Promise<void> => {
      await db.deleteFrom('identity_attempts').where('key', '=', keyOf(name, text)).execute();
    },
    takeBack: async (name: LimitName, text: string): Promise<void> => {
      await db
        .updateTable('identity_attempts')
        .set((is) => ({ tries: is('tries', '-', 1) }))
        .where('key', '=', keyOf(name, text))
        .where('tries', '>', 0)
        .execute();
    },
  };
};

/** Counters in the service's own database, so that all processes share them. */
export const createThrottle = (options: ThrottleOptions): Throttle => {
  const { count, countEach, clear, takeBack } = createCounter(options);
  const refundAccount: Throttle['refundAccount'] = async (email, address) => {
    await clear('passwordOfAccount', email);
    await clear('passwordOfAccountFromAddress', pairOf(email, address));
  };
  return {
    countPassword: (email, address) =>
      countEach([
        ['passwordOfAddress', address],
        ['passwordOfAccountFromAddress', pairOf(email, address)],
        ['passwordOfAccount', email],
      ]),
    refundPassword: async (email, address) => {
      await refundAccount(email, address);
      await takeBack('passwordOfAddress', address);
    },
    refundAccount,
    countPasskey: (passkey, address) =>
      countEach([
        ['passkeyOfAddress', address],
        ['passkeyFromAddress', pairOf(passkey, address)],
      ]),
    refundPasskey: async (passkey, address) => {
      await clear('passkeyFromAddress', pairOf(passkey, address));
      await takeBack('passkeyOfAddress', address);
    },
    countCode: (accountId) => count('codeOfAccount', accountId),
    refundCode: (accountId) => clear('codeOfAccount', accountId),
    countAuthorization: (address) => count('authorizationOfAddress', address),
    countMail: (email, address) =>
      countEach([
        ['mailOfAddress', address],
        ['mailOfAccount', email],
      ]),
    sweep: async () => {
      const now = options.now().toISOString();
      await options.db.deleteFrom('identity_attempts').where('until', '<=', now).execute();
    },
  };
};

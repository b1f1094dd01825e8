import { createHash } from 'node:crypto';
import { connectRedis, createLimiter, secondsToWait, type Limiter } from '@kmx/server/limits';
import { signInLimits } from '../../../toolkit/src/passwords/signInLimits';
import { environment } from '../config/environment';
import { log } from '../config/log';

const minute = 60;

/**
 * No limit counts wrong passwords of an account from all addresses, since a stranger could lock out its owner. Codes are
 * accepted only after the right password.
 */
const limits = {
  ...signInLimits,
  /** Without sign-in; the people of a company may share an address. */
  restRequestOfAddress: { tries: 600, seconds: minute },
  /** The admin sends requests while an editor types, and scripts send more. */
  restRequestOfAccount: { tries: 3_000, seconds: minute },
} as const;

type LimitName = keyof typeof limits;
type Limiters = Readonly<Record<LimitName, Limiter>>;

const openRedis = (url: string) =>
  connectRedis(url, {
    onFailure: ({ message }) =>
      log('warn', 'Redis is unavailable; each process counts guesses separately.', { error: message }),
    onRecovery: () => log('info', 'Redis is available again.'),
  });

const createLimiters = (): Limiters => {
  const redis = environment.redisUrl === undefined ? undefined : openRedis(environment.redisUrl);
  const create = (name: LimitName): Limiter => {
    const { tries: points, seconds: durationSeconds } = limits[name];
    return createLimiter({ name: `content:${name}`, points, durationSeconds }, redis);
  };
  return {
    passwordOfAccountFromAddress: create('passwordOfAccountFromAddress'),
    passwordOfAddress: create('passwordOfAddress'),
    codeOfAccount: create('codeOfAccount'),
    mailOfAccount: create('mailOfAccount'),
    mailOfAddress: create('mailOfAddress'),
    restRequestOfAddress: create('restRequestOfAddress'),
    restRequestOfAccount: create('restRequestOfAccount'),
  };
};

declare global {
  var kmxRequestLimiters: Limiters | undefined;
}

/** Global, because routes are bundled apart. */
const limiterOf = (name: LimitName): Limiter => (globalThis.kmxRequestLimiters ??= createLimiters())[name];

/** Stores neither addresses of people nor of their networks. */
const keyOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

/** Counts in order and stops at the first limit that is reached; returns the seconds to wait, or 0. */
const countEach = async (counted: readonly (readonly [LimitName, string])[]): Promise<number> => {
  try {
    for (const [name, key] of counted) await limiterOf(name).consume(key);
    return 0;
  } catch (reason) {
    return secondsToWait(reason);
  }
};

/** Counts a password before it is compared, so that concurrent guesses are all counted. Returns the seconds to wait, or 0. */
export const countPassword = (email: string, address: string): Promise<number> =>
  countEach([
    ['passwordOfAddress', keyOf(address)],
    ['passwordOfAccountFromAddress', keyOf(address, email)],
  ]);

/** The password was right: only wrong ones count. */
export const refundPassword = async (email: string, address: string): Promise<void> => {
  await limiterOf('passwordOfAccountFromAddress').delete(keyOf(address, email));
  await limiterOf('passwordOfAddress').reward(keyOf(address));
};

/** Counts a code before it is compared. Returns the seconds to wait, or 0. */
export const countCode = (account: string): Promise<number> => countEach([['codeOfAccount', keyOf(account)]]);

/** The code was right: only wrong ones count. */
export const refundCode = async (account: string): Promise<void> => {
  await limiterOf('codeOfAccount').delete(keyOf(account));
};

/** Counts a request for a reset mail. Returns the seconds to wait, or 0. */
export const countMail = (email: string, address: string): Promise<number> =>
  countEach([
    ['mailOfAddress', keyOf(address)],
    ['mailOfAccount', keyOf(email)],
  ]);

/** Counts an anonymous request to the REST API. Returns the seconds to wait, or 0. */
export const countAnonymousRequest = (address: string): Promise<number> =>
  countEach([['restRequestOfAddress', keyOf(address)]]);

/** Counts a request of a person to the REST API. Returns the seconds to wait, or 0. */
export const countRequestOfAccount = (account: string): Promise<number> =>
  countEach([['restRequestOfAccount', keyOf(account)]]);

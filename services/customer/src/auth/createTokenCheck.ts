import { createHash } from 'node:crypto';
import { serverTimeoutMilliseconds } from '../identity/identityClient';
import { createFreshCalls } from './createFreshCalls';
import type { Introspect } from './introspect';
import { readActiveToken, type ActiveToken, type TokenSettings } from './readActiveToken';
import { IntrospectionUnavailable, TokenInvalid } from './tokenErrors';
import type { Viewer } from './viewer';

/** Time after a failure during which a known token is not introspected again. */
export const retryMilliseconds = 2000;

/**
 * Time for which a known token remains valid while the provider does not respond. Sessions end only there, so none ends
 * meanwhile except in the moment before.
 */
export const maxStaleMilliseconds = 5 * 60_000;

/** An introspection precedes every request of the portal: after this time the last known result is used. */
const knownTimeoutMilliseconds = 1000;

const maxEntries = 10_000;

interface Known extends ActiveToken {
  /** Time of the confirmation by the provider, in milliseconds. */
  at: number;
  /** Time of the last failed introspection. */
  failedAt: number | null;
}

interface Dependencies {
  settings: TokenSettings;
  introspect: Introspect;
  now: () => Date;
}

/** A map that evicts the oldest entries. */
const createCache = <Value>() => {
  const entries = new Map<string, Value>();
  return {
    get: (key: string) => entries.get(key),
    delete: (key: string) => entries.delete(key),
    set: (key: string, value: Value): void => {
      entries.delete(key);
      entries.set(key, value);
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    },
  };
};

const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Checks an access token with the provider at each request, so that what has ended opens nothing. Throws
 * {@link TokenInvalid}, and {@link IntrospectionUnavailable} when nothing is known of the token.
 */
export const createTokenCheck = ({ settings, introspect, now }: Dependencies) => {
  const known = createCache<Known>();
  /** Tokens that are invalid remain so. */
  const ended = createCache<true>();

  const fetchViewer = createFreshCalls(async (token: string): Promise<Viewer> => {
    const at = now().getTime();
    const digest = digestOf(token);
    const timeout = known.get(digest) ? knownTimeoutMilliseconds : serverTimeoutMilliseconds;
    try {
      const active = readActiveToken(await introspect(token, timeout), settings, now());
      known.set(digest, { ...active, at, failedAt: null });
      return active.viewer;
    } catch (error) {
      if (error instanceof TokenInvalid) {
        known.delete(digest);
        ended.set(digest, true);
      }
      throw error;
    }
  });

  const isUsable = ({ at, expiresAt }: Known): boolean =>
    now().getTime() < Math.min(at + maxStaleMilliseconds, expiresAt);

  return async (token: string): Promise<Viewer> => {
    const digest = digestOf(token);
    if (ended.get(digest)) throw new TokenInvalid('It has ended.');
    const last = known.get(digest);
    const isWaiting =
      last !== undefined && last.failedAt !== null && now().getTime() - last.failedAt < retryMilliseconds;
    if (isWaiting && isUsable(last)) return last.viewer;
    try {
      return await fetchViewer(token);
    } catch (error) {
      // Another request may have learned of its end meanwhile.
      const stale = known.get(digest);
      if (!(error instanceof IntrospectionUnavailable) || !stale || !isUsable(stale)) throw error;
      known.set(digest, { ...stale, failedAt: now().getTime() });
      return stale.viewer;
    }
  };
};

export type CheckToken = ReturnType<typeof createTokenCheck>;

import type { IdentityClient } from '../identity/identityClient';
import { KeysUnavailable, TokenInvalid } from './verifyIdentityToken';
import type { Viewer } from './viewer';

/** Time for which an active session is not checked again: afterwards every process knows of a sign-out. */
export const sessionCacheMilliseconds = 2000;

/**
 * Time for which a known session continues while the identity service does not respond. Sessions end only there, so
 * none ends meanwhile except in the moment before.
 */
export const maxStaleMilliseconds = 5 * 60_000;

const maxEntries = 10_000;

interface Known {
  /** When the identity service said so, in milliseconds. */
  at: number;
  /** When it was asked for, also in vain. */
  requestedAt: number;
  isActive: boolean;
}

interface Dependencies {
  identity: Pick<IdentityClient, 'isSessionActive'>;
  now: () => Date;
}

/** A map that evicts what was added first. */
const createCache = <Value>() => {
  const entries = new Map<string, Value>();
  return {
    get: (key: string) => entries.get(key),
    set: (key: string, value: Value): void => {
      entries.delete(key);
      entries.set(key, value);
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    },
  };
};

/**
 * Checks with the identity service that the session behind a token lasts. Throws {@link TokenInvalid} when it is over, and
 * {@link KeysUnavailable} when that cannot be known.
 */
export const createSessionCheck = ({ identity, now }: Dependencies) => {
  const cache = createCache<Known>();
  const running = new Map<string, Promise<boolean>>();

  const fetchActive = async (key: string, { id, sessionId }: Viewer): Promise<boolean> => {
    const at = now().getTime();
    const isActive = await identity.isSessionActive(id, sessionId);
    cache.set(key, { at, isActive, requestedAt: at });
    return isActive;
  };
  const fetchOnce = (key: string, viewer: Viewer): Promise<boolean> => {
    const request =
      running.get(key) ??
      fetchActive(key, viewer).finally(() => {
        running.delete(key);
      });
    running.set(key, request);
    return request;
  };

  return async (viewer: Viewer): Promise<void> => {
    const key = JSON.stringify([viewer.id, viewer.sessionId]);
    const known = cache.get(key);
    const time = now().getTime();
    const isFresh =
      known !== undefined && (!known.isActive || time - known.requestedAt < sessionCacheMilliseconds);
    const isActive = isFresh
      ? known.isActive
      : await fetchOnce(key, viewer).catch((error: unknown) => {
          if (!known || time - known.at >= maxStaleMilliseconds) throw new KeysUnavailable(error);
          cache.set(key, { ...known, requestedAt: now().getTime() });
          return known.isActive;
        });
    if (!isActive) throw new TokenInvalid('The session is over.');
  };
};

export type CheckSession = ReturnType<typeof createSessionCheck>;

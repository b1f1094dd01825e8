import { sharedRedis } from '../redis';

import { readSharedSession } from './editorSession';

const holder = globalThis as typeof globalThis & { kmxEndedSessions?: Map<string, number> };

/** Expiry of ended sessions by their ids. Global, because the page server and the routes are separate bundles. */
const endedSessions = (): Map<string, number> => (holder.kmxEndedSessions ??= new Map<string, number>());

/**
 * Sorted set of ids by expiry. The key itself has no expiry, so that Redis does not evict it (`volatile-lru`): ended
 * sessions would open the area again.
 */
const setKey = 'kmx:ended-editor-sessions';

/**
 * Ends a session of the shared password, also for copies of its cookie: in all processes with `REDIS_URL`, otherwise in
 * this one until it stops. Other values are ignored, so that strangers cannot fill the list.
 */
export async function endSharedSession(value: string | undefined): Promise<void> {
  const session = readSharedSession(value);
  if (!session) return;
  const ended = endedSessions();
  const now = Date.now();
  for (const [id, expiresAt] of ended) if (expiresAt <= now) ended.delete(id);
  ended.set(session.id, session.expiresAt);
  // The connection logs its errors.
  await sharedRedis()
    ?.multi()
    .zadd(setKey, session.expiresAt, session.id)
    .zremrangebyscore(setKey, 0, now)
    .exec()
    .catch(() => undefined);
}

/** Checks if a session was ended. While Redis is down, only the list of this process counts. */
export async function isEndedSession(id: string): Promise<boolean> {
  if (endedSessions().has(id)) return true;
  const expiresAt = await sharedRedis()
    ?.zscore(setKey, id)
    .catch(() => null);
  return typeof expiresAt === 'string';
}

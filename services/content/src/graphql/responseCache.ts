import { LRUCache } from 'lru-cache';
import { contentVersion } from '../publication/contentVersion';

interface Entry {
  version: number;
  body: string;
  /** Start of the computation, by `performance.now()`. */
  startedAt: number;
}

/** Lifetime of a response from the start of its computation, since another process may have published. */
const maxMilliseconds = 5_000;
const maxCharacters = 64 * 1024 * 1024;

const entries = new LRUCache<string, Entry>({
  maxSize: maxCharacters,
  sizeCalculation: (entry, key) => entry.body.length + key.length,
});
const pending = new Map<string, Promise<string | null>>();

const isCurrent = (entry: Entry | undefined, version: number): entry is Entry =>
  entry?.version === version && performance.now() - entry.startedAt < maxMilliseconds;

/** A slow computation must not replace a result computed from newer content. */
const store = (key: string, entry: Entry): void => {
  const startedAt = entries.peek(key)?.startedAt ?? -Infinity;
  if (entry.startedAt >= startedAt) entries.set(key, entry);
};

/**
 * Returns the response to an anonymous query, computed once per version of the content. Concurrent requests share one
 * computation, unless its response must not be cached. `isRenewal` ignores earlier results and computations, because another
 * process may have published since.
 */
export const respondOnce = async (
  key: string,
  compute: () => Promise<{ body: string; isCacheable: boolean }>,
  { isRenewal = false }: { isRenewal?: boolean } = {},
): Promise<{ body: string; isHit: boolean }> => {
  const version = contentVersion();
  const startedAt = performance.now();
  const known = isRenewal ? undefined : entries.get(key);
  if (isCurrent(known, version)) return { body: known.body, isHit: true };
  const pendingKey = `${version}:${key}`;
  const running = isRenewal ? undefined : pending.get(pendingKey);
  if (running) {
    const shared = await running;
    if (shared !== null) return { body: shared, isHit: true };
  }
  const computing = compute();
  pending.set(
    pendingKey,
    computing.then(
      ({ body, isCacheable }) => (isCacheable ? body : null),
      () => null,
    ),
  );
  try {
    const { body, isCacheable } = await computing;
    if (isCacheable) store(key, { version, body, startedAt });
    return { body, isHit: false };
  } finally {
    pending.delete(pendingKey);
  }
};

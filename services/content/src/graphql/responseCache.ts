import { LRUCache } from 'lru-cache';
import { contentVersion } from '../publication/contentVersion';

interface Entry {
  version: number;
  body: string;
}

/** Another process may have published: what it changed shows here after this time at the latest. */
const longestMilliseconds = 5_000;
const largestCharacters = 64 * 1024 * 1024;

const entries = new LRUCache<string, Entry>({
  maxSize: largestCharacters,
  sizeCalculation: (entry, key) => entry.body.length + key.length,
  ttl: longestMilliseconds,
});
const pending = new Map<string, Promise<string | null>>();

/**
 * The answer to a question of an anonymous reader, computed once per version of the content; readers who ask
 * at the same time share one computation. `compute` gives null when its answer must not be kept.
 */
export const answerOnce = async (
  key: string,
  compute: () => Promise<{ body: string; isCacheable: boolean }>,
): Promise<{ body: string; isHit: boolean }> => {
  const version = contentVersion();
  const known = entries.get(key);
  if (known?.version === version) return { body: known.body, isHit: true };
  const pendingKey = `${version}:${key}`;
  const running = pending.get(pendingKey);
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
    if (isCacheable) entries.set(key, { version, body });
    return { body, isHit: false };
  } finally {
    pending.delete(pendingKey);
  }
};

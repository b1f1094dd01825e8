import { decideCacheClear, type CacheMode } from '@kmx/core';
import type { Limiter } from '@kmx/server/limits';

import { contentCache } from '../content/contentCache';
import { createLimiter } from '../limits/createLimiter';
import { productCache, unlistedCache } from '../products/productCache';

export type { CacheMode };

/** Enough for a person who checks a page; bypassing the cache puts load on the content service. */
const bypassesPerMinute = 20;

interface Guards {
  bypass: Limiter;
  /** Milliseconds since 1970. */
  clearedAt?: number;
}

const holder = globalThis as typeof globalThis & { kmxCacheGuards?: Guards };

/** Global, because the proxy and the routes are separate bundles. */
const guards = (): Guards =>
  (holder.kmxCacheGuards ??= {
    bypass: createLimiter({ name: 'bypass', points: bypassesPerMinute, durationSeconds: 60 }),
  });

/**
 * Limits `cache=false` per address, and `cache=clear` to once in 10 s per process; "more calls are answered
 * from the cache" (decision on section 2.2).
 */
export async function allowCacheMode(mode: CacheMode, address: string): Promise<CacheMode> {
  switch (mode) {
    case 'default':
      return 'default';
    case 'bypass':
      return guards()
        .bypass.consume(address)
        .then(
          () => 'bypass',
          () => 'default',
        );
    case 'clear': {
      const decision = decideCacheClear(Date.now(), guards().clearedAt);
      if (decision === 'clear') guards().clearedAt = Date.now();
      return decision;
    }
  }
}

/** Invalidates everything, or the entries with the given tags. */
export function renewContent(mode: Exclude<CacheMode, 'default'>, tags: readonly string[]): void {
  for (const cache of [contentCache(), productCache(), unlistedCache()]) {
    if (mode === 'clear') cache.invalidateAll();
    else cache.invalidate(tags);
  }
}

import { decideCacheClear, type CacheMode } from '@kmx/core';

import { createLimiter, type Limiter } from '../limits/createLimiter';
import { productCache, unlistedCache } from '../products/productCache';

import { contentCache } from './contentCache';

export type { CacheMode };

/** Reading past the cache costs the content service: a person who checks a page, and not a crowd. */
const bypassesPerMinute = 20;

interface Guards {
  bypass: Limiter;
  /** Milliseconds since 1970. */
  clearedAt?: number;
}

const holder = globalThis as typeof globalThis & { kmxCacheGuards?: Guards };

/** One set for the process: the proxy and the routes are bundled apart. */
const guards = (): Guards =>
  (holder.kmxCacheGuards ??= {
    bypass: createLimiter({ name: 'bypass', points: bypassesPerMinute, durationSeconds: 60 }),
  });

/**
 * What of `cache=false` and `cache=clear` is granted: a bypass is rate limited per address, the cache is emptied at most
 * once in 10 s for the process, and "more calls are answered from the cache" (decision on section 2.2).
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

/** Makes the next reading ask the services: for everything, or for what carries the given tags. */
export function renewContent(mode: Exclude<CacheMode, 'default'>, tags: readonly string[]): void {
  for (const cache of [contentCache(), productCache(), unlistedCache()]) {
    if (mode === 'clear') cache.invalidateAll();
    else cache.invalidate(tags);
  }
}

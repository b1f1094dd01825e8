import { LRUCache } from 'lru-cache';
import { limits } from '@kmx/core';

import { log } from '../log';

import { InvalidationLog, type Moment } from './InvalidationLog';
import { pageInvalidations } from './pageInvalidations';

interface Entry {
  value: NonNullable<unknown>;
  tags: readonly string[];
  startedAt: Moment;
}

/** A loaded value with the tags that are known only from it. */
interface Loaded {
  value: NonNullable<unknown>;
  ownTags: readonly string[];
}

interface LoadContext {
  load: () => Promise<Loaded>;
  tags: readonly string[];
}

const now = () => performance.now();

/** Longer than one page takes to load, so that a failure counts for the whole page. */
const servedOldMs = 10_000;

/** After a failure, stale entries are served without another attempt for this long. */
const retryPauseMs = 2000;

/**
 * Longer than 5 s, for which another process of a service may still respond with data from before a
 * publication.
 */
const renewalMs = 10_000;

/** Tag of every entry. */
const everything = '*';

/**
 * Cache of content (section 9: 400 entries, 30 minutes, stale entries allowed). Expired entries are served
 * immediately and refreshed in the background. Invalidated entries are refreshed first, and served stale only
 * if the content service fails.
 */
export class ContentCache {
  private readonly invalidations = new InvalidationLog();
  private invalidatedAtMs = -Infinity;

  /** Pending loads, which all other callers await. */
  private readonly locks = new Map<string, { readonly takenAtMs: number }>();

  private readonly entries = new LRUCache<string, Entry, LoadContext>({
    max: limits.cacheMaxEntries,
    ttl: limits.cacheLifetimeSeconds * 1000,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    // An entry evicted during its load is still passed to its waiting callers.
    ignoreFetchAbort: true,
    fetchMethod: async (key, old, { context }) => {
      const startedAt = this.invalidations.now;
      const lock = { takenAtMs: now() };
      this.locks.set(key, lock);
      const { value, ownTags } = await context
        .load()
        .catch((error: unknown) => {
          if (old !== undefined) this.recordServedOld(key, context.tags, error);
          throw error;
        })
        .finally(() => {
          if (this.locks.get(key) === lock) this.locks.delete(key);
        });
      return { value, tags: [...context.tags, ...ownTags, everything], startedAt };
    },
  });

  /**
   * Returns the value of a key, loading it only once at a time. `tagsOf` returns tags that are known only
   * from the value, such as a page id.
   */
  async get<T extends NonNullable<unknown>>(
    key: string,
    tags: readonly string[],
    load: () => Promise<T>,
    tagsOf: (value: T) => readonly string[] = () => [],
  ): Promise<T> {
    const loadTagged = async () => {
      const value = await load();
      return { value, ownTags: tagsOf(value) };
    };
    const context: LoadContext = { load: loadTagged, tags };
    const old = this.entries.peek(key, { allowStale: true });
    let entry = await this.fetch(key, context);
    // A load begun before the publication may have read old data, so it is repeated. An unchanged entry means
    // that the refresh failed; it is served stale.
    if (entry !== old && this.isOutdated(entry)) entry = await this.fetch(key, context);
    // Pages rendered from a stale entry must not be stored.
    if (this.isOutdated(entry)) pageInvalidations().record(tags);
    // A key identifies its loader and therefore the type.
    return entry.value as T;
  }

  /** Invalidates every entry with one of the tags. */
  invalidate(tags: readonly string[]): void {
    this.invalidations.record(tags);
    this.invalidatedAtMs = now();
  }

  /** Invalidates all entries; they are still served stale if they cannot be refreshed. */
  invalidateAll(): void {
    this.invalidate([everything]);
  }

  /** True for some seconds after an invalidation, when the service must bypass its own cache. */
  isRenewing(): boolean {
    return now() - this.invalidatedAtMs < renewalMs;
  }

  /**
   * Checks if an entry with one of the tags could not be refreshed within the last seconds. Pages rendered
   * from it must not be cached, or they would outlast the outage.
   */
  isServingOld(tags: readonly string[], withinMs = servedOldMs): boolean {
    const since = now() - withinMs;
    return tags.some((tag) => (this.servedOldAt.get(tag) ?? -Infinity) > since);
  }

  private readonly servedOldAt = new Map<string, number>();

  /** Logs one line per outage and not per request. */
  private recordServedOld(key: string, tags: readonly string[], error: unknown): void {
    if (!this.isServingOld(tags)) log('warn', 'Stale content is served.', { key }, error);
    for (const tag of tags) this.servedOldAt.set(tag, now());
  }

  private isOutdated({ startedAt, tags }: Entry): boolean {
    return this.invalidations.isStale(startedAt, tags);
  }

  /**
   * "Lock released after 5 s" (section 9): a hanging load continues for its waiting callers, and the next
   * caller starts a new one.
   */
  private releaseLock(key: string): void {
    const lock = this.locks.get(key);
    if (!lock || now() - lock.takenAtMs <= limits.cacheLockMs) return;
    this.locks.delete(key);
    const old = this.entries.peek(key, { allowStale: true });
    this.entries.delete(key);
    // Restored as expired, so that it is refreshed as before.
    if (old) this.entries.set(key, old, { ttl: 1, start: now() - 2 });
  }

  private async fetch(key: string, context: LoadContext): Promise<Entry> {
    this.releaseLock(key);
    const old = this.entries.peek(key, { allowStale: true });
    if (old !== undefined && this.isServingOld(context.tags, retryPauseMs)) return old;
    const mustRenew = old !== undefined && this.isOutdated(old);
    return this.entries.forceFetch(key, {
      context,
      forceRefresh: mustRenew,
      allowStale: !mustRenew,
      // Without a stale entry, the caller must receive the error.
      allowStaleOnFetchRejection: old !== undefined,
    });
  }
}

const holder = globalThis as typeof globalThis & { kmxContentCache?: ContentCache };

/** Global, because the proxy and the pages are separate bundles that must agree. */
export const contentCache = (): ContentCache => (holder.kmxContentCache ??= new ContentCache());

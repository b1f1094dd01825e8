import { LRUCache } from 'lru-cache';
import { limits } from '@kmx/core';

import { describeFailure, log } from '../log';

import { InvalidationLog, type Moment } from './InvalidationLog';
import { pageInvalidations } from './pageInvalidations';

interface Entry {
  value: NonNullable<unknown>;
  tags: readonly string[];
  begunAt: Moment;
}

/** A loaded value, with the tags that only it can name. */
interface Loaded {
  value: NonNullable<unknown>;
  ownTags: readonly string[];
}

interface LoadContext {
  load: () => Promise<Loaded>;
  tags: readonly string[];
}

const now = () => performance.now();

/** Longer than a request takes to ask for all that it shows: one failure counts for the whole of its answer. */
const servedOldMs = 10_000;

/** A service that is too slow is not waited for again and again within one answer. */
const retryPauseMs = 2000;

/** Longer than another process of a service may still answer with what it computed before a publication (5 s). */
const renewalMs = 10_000;

/** Carried by every entry. */
const everything = '*';

/**
 * The process's memory of content (section 9: 400 entries, 30 minutes, stale entries allowed).
 * Entries past their life are served at once and renewed behind; entries that a publication touched are
 * renewed before they are served, and served old only while the content service cannot answer.
 */
export class ContentCache {
  private readonly invalidations = new InvalidationLog();
  private invalidatedAtMs = -Infinity;

  /** Loads under way: everybody else waits for them. */
  private readonly locks = new Map<string, { readonly takenAtMs: number }>();

  private readonly entries = new LRUCache<string, Entry, LoadContext>({
    max: limits.cacheMaxEntries,
    ttl: limits.cacheLifetimeSeconds * 1000,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    // What is pushed out while it is being loaded is still given to who waits for it.
    ignoreFetchAbort: true,
    fetchMethod: async (key, old, { context }) => {
      const begunAt = this.invalidations.now;
      const lock = { takenAtMs: now() };
      this.locks.set(key, lock);
      const { value, ownTags } = await context
        .load()
        .catch((error: unknown) => {
          if (old !== undefined) this.noteServedOld(key, context.tags, error);
          throw error;
        })
        .finally(() => {
          if (this.locks.get(key) === lock) this.locks.delete(key);
        });
      return { value, tags: [...context.tags, ...ownTags, everything], begunAt };
    },
  });

  /**
   * Returns the value under a key, loaded once however many ask at the same time. `tagsOf` names tags that are known only
   * of the value, such as the id of a page.
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
    // A load that began before the publication may have read the old text: ask once more.
    // The very entry from before means that the service refused; it is served as it is.
    if (entry !== old && this.isOutdated(entry)) entry = await this.fetch(key, context);
    // A page that is being drawn from it must not be stored.
    if (this.isOutdated(entry)) pageInvalidations().record(tags);
    // A key names its loader, so what lies under it is what that loader gave.
    return entry.value as T;
  }

  /** Marks every entry that carries one of the tags, so that its next reader gets it anew. */
  invalidate(tags: readonly string[]): void {
    this.invalidations.record(tags);
    this.invalidatedAtMs = now();
  }

  /** Marks everything, so that it is read anew; what cannot be read anew is still served old. */
  invalidateAll(): void {
    this.invalidate([everything]);
  }

  /** True for some seconds after an invalidation, when the service must not respond from a cache of its own. */
  isRenewing(): boolean {
    return now() - this.invalidatedAtMs < renewalMs;
  }

  /**
   * Whether something with one of the tags could not be renewed in the last seconds. What is drawn from it is for this
   * moment: a cache that kept it would show the old text long after the service is back.
   */
  isServingOld(tags: readonly string[], withinMs = servedOldMs): boolean {
    const since = now() - withinMs;
    return tags.some((tag) => (this.servedOldAt.get(tag) ?? -Infinity) > since);
  }

  private readonly servedOldAt = new Map<string, number>();

  /** One line for all that fails together, or every request of an outage would write several. */
  private noteServedOld(key: string, tags: readonly string[], error: unknown): void {
    if (!this.isServingOld(tags)) log('warn', `Content is served old: ${describeFailure(error)}`, { key });
    for (const tag of tags) this.servedOldAt.set(tag, now());
  }

  private isOutdated({ begunAt, tags }: Entry): boolean {
    return this.invalidations.isStale(begunAt, tags);
  }

  /** "Lock released after 5 s" (section 9): a load that hangs is left to those who wait, and begun anew for the next. */
  private releaseLock(key: string): void {
    const lock = this.locks.get(key);
    if (!lock || now() - lock.takenAtMs <= limits.cacheLockMs) return;
    this.locks.delete(key);
    const old = this.entries.peek(key, { allowStale: true });
    this.entries.delete(key);
    // Past its life at once, so that it is renewed as it would have been.
    if (old) this.entries.set(key, old, { ttl: 1, start: now() - 2 });
  }

  private async fetch(key: string, context: LoadContext): Promise<Entry> {
    this.releaseLock(key);
    const old = this.entries.peek(key, { allowStale: true });
    const mustRenew =
      old !== undefined && this.isOutdated(old) && !this.isServingOld(context.tags, retryPauseMs);
    return this.entries.forceFetch(key, {
      context,
      forceRefresh: mustRenew,
      allowStale: !mustRenew,
      // With nothing to fall back on, the failure itself has to reach the caller.
      allowStaleOnFetchRejection: old !== undefined,
    });
  }
}

const holder = globalThis as typeof globalThis & { kmxContentCache?: ContentCache };

/** One cache for the process: the proxy and the pages are bundled apart, and must not disagree. */
export const contentCache = (): ContentCache => (holder.kmxContentCache ??= new ContentCache());

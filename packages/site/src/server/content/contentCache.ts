import { LRUCache } from 'lru-cache';
import { limits } from '@kmx/core';

import { describeFailure, log } from '../log';

interface Entry {
  value: NonNullable<unknown>;
  tags: readonly string[];
  startedAt: number;
}

interface LoadContext {
  load: () => Promise<NonNullable<unknown>>;
  tags: readonly string[];
}

const now = () => performance.now();

/** Longer than a request takes to ask for all that it shows: one failure counts for the whole of its answer. */
const servedOldMs = 10_000;

/** A service that is too slow is not waited for again and again within one answer. */
const retryPauseMs = 2000;

/**
 * The process's memory of content (section 9: 400 entries, 30 minutes, stale entries allowed).
 * Entries past their life are served at once and renewed behind; entries that a publication touched are
 * renewed before they are served, and served old only while the content service cannot answer.
 */
export class ContentCache {
  private readonly invalidatedAt = new Map<string, number>();

  private readonly entries = new LRUCache<string, Entry, LoadContext>({
    max: limits.cacheMaxEntries,
    ttl: limits.cacheLifetimeSeconds * 1000,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    // What is pushed out while it is being loaded is still given to who waits for it.
    ignoreFetchAbort: true,
    fetchMethod: async (key, old, { context }) => {
      const startedAt = now();
      const value = await context.load().catch((error: unknown) => {
        if (old !== undefined) this.noteServedOld(key, context.tags, error);
        throw error;
      });
      return { value, tags: context.tags, startedAt };
    },
    dispose: (_entry, key, reason) => {
      if (reason === 'evict' || reason === 'delete') this.invalidatedAt.delete(key);
    },
  });

  /** The value under a key, loaded once however many ask at the same time. */
  async get<T extends NonNullable<unknown>>(
    key: string,
    tags: readonly string[],
    load: () => Promise<T>,
  ): Promise<T> {
    const context: LoadContext = { load, tags };
    const old = this.entries.peek(key, { allowStale: true });
    let entry = await this.fetch(key, context);
    // A load that began before the publication may have read the old text: ask once more.
    // The very entry from before means that the service refused; it is served as it is.
    if (entry !== old && this.isOutdated(key, entry)) entry = await this.fetch(key, context);
    if (!this.isOutdated(key, entry)) this.invalidatedAt.delete(key);
    // A key names its loader, so what lies under it is what that loader gave.
    return entry.value as T;
  }

  /** Marks every entry that carries one of the tags, so that its next reader gets it anew. */
  invalidate(tags: readonly string[]): void {
    const wanted = new Set(tags);
    for (const key of this.entries.keys()) {
      const entry = this.entries.peek(key, { allowStale: true });
      if (entry?.tags.some((tag) => wanted.has(tag))) this.invalidatedAt.set(key, now());
    }
    for (const key of this.pendingKeys(wanted)) this.invalidatedAt.set(key, now());
  }

  /** Marks everything, so that it is read anew; what cannot be read anew is still served old. */
  invalidateAll(): void {
    for (const key of [...this.entries.keys(), ...this.pendingTags.keys()])
      this.invalidatedAt.set(key, now());
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

  private readonly pendingTags = new Map<string, readonly string[]>();

  private *pendingKeys(wanted: ReadonlySet<string>) {
    for (const [key, tags] of this.pendingTags) if (tags.some((tag) => wanted.has(tag))) yield key;
  }

  private isOutdated(key: string, entry: Entry): boolean {
    const since = this.invalidatedAt.get(key);
    return since !== undefined && entry.startedAt < since;
  }

  private async fetch(key: string, context: LoadContext): Promise<Entry> {
    this.pendingTags.set(key, context.tags);
    try {
      const mustRenew = this.invalidatedAt.has(key) && !this.isServingOld(context.tags, retryPauseMs);
      return await this.entries.forceFetch(key, {
        context,
        forceRefresh: mustRenew,
        allowStale: !mustRenew,
        // With nothing to fall back on, the failure itself has to reach the caller.
        allowStaleOnFetchRejection: this.entries.peek(key, { allowStale: true }) !== undefined,
      });
    } finally {
      this.pendingTags.delete(key);
    }
  }
}

const holder = globalThis as typeof globalThis & { kmxContentCache?: ContentCache };

/** One cache for the process: the proxy and the pages are bundled apart, and must not disagree. */
export const contentCache = (): ContentCache => (holder.kmxContentCache ??= new ContentCache());

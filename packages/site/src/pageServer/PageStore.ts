import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { limits } from '@kmx/core';

import type { Moment } from '@/server/content/InvalidationLog';
import { pageInvalidations } from '@/server/content/pageInvalidations';
import { log } from '@/server/log';
import type { Encoding } from '@/server/security/encodings';
import { siteMetrics, type PageStoreResult } from '@/server/siteMetrics';

export interface Rendition {
  readonly html: Buffer;
  /** Content security policy. */
  readonly policy: string;
  /** Address of the speculation rules. */
  readonly speculationRules: string;
  /** Tags of source documents that the routing decision does not already name. */
  readonly ownTags?: readonly string[];
  /** Moment (ms since 1970) from which the document is wrong, such as the end of a job opening. */
  readonly endsAt?: number | undefined;
}

export interface StoredDocument extends Rendition {
  readonly etag: string;
  readonly tags: readonly string[];
  readonly startedAt: Moment;
  readonly renderedAtMs: number;
  /** Finished compressed bodies; others are compressed on demand. */
  readonly bodies: Map<Encoding, Buffer>;
}

interface Renderer {
  readonly tags: readonly string[];
  /** Returns null if there is no document; nothing is stored in that case. */
  readonly render: () => Promise<Rendition | null>;
}

/** Total size of documents and compressed bodies. */
const maxBytes = 96 * 1024 * 1024;

/** Total size of documents that are rendered during an outage. */
const maxInterimBytes = 16 * 1024 * 1024;

/** Pause between attempts to renew a document during an outage; as long as that of the content cache. */
const renewalPauseMs = 2000;

const lifetimeMs = limits.cacheLifetimeSeconds * 1000;

const sizeCalculation = ({ html }: StoredDocument) => Math.ceil(html.length * 1.5);

const etagOf = (html: Buffer) => `"${createHash('sha256').update(html).digest('base64url').slice(0, 24)}"`;

const now = () => performance.now();

/**
 * Caches rendered documents by the key of their routing decision. Renders a key only once at a time. An
 * expired document is served while it is re-rendered; an invalidated one is re-rendered first, and served
 * stale only if that fails. A document that has ended counts as invalidated. While a service fails, documents
 * are rendered less often (`getInOutage`).
 */
export class PageStore {
  private readonly documents = new LRUCache<string, StoredDocument>({
    maxSize: maxBytes,
    sizeCalculation,
  });
  /** Rendered from stale content. */
  private readonly interim = new LRUCache<string, StoredDocument>({
    maxSize: maxInterimBytes,
    sizeCalculation,
  });
  private readonly postponedUntilMs = new WeakMap<StoredDocument, number>();
  private readonly renders = new Map<string, Promise<StoredDocument | null>>();

  /**
   * Returns the document of a key and renders it if necessary; null if there is none.
   * @throws whatever `render` throws, if no document is stored.
   */
  async get(key: string, renderer: Renderer): Promise<StoredDocument | null> {
    const known = this.documents.get(key);
    if (!known) {
      count('miss');
      return this.render(key, renderer);
    }
    if (!isUsable(known)) return this.renderAgain(key, renderer, known);
    const isExpired = isPastLife(known);
    if (isExpired && !this.isPostponed(known)) this.renewInBackground(key, renderer, known);
    count(isExpired ? 'stale' : 'hit');
    return known;
  }

  /** Returns the document if it is neither expired nor invalidated. */
  getFresh(key: string): StoredDocument | undefined {
    const known = this.documents.get(key);
    if (!known || !isUsable(known) || isPastLife(known)) return undefined;
    count('hit');
    return known;
  }

  /** Returns a document whose renewal has just failed, or would use stale content. */
  getPostponed(key: string): StoredDocument | undefined {
    const known = this.documents.get(key);
    if (!known || !isUsable(known) || !this.isPostponed(known)) return undefined;
    count('stale');
    return this.findInterim(key, lifetimeMs) ?? known;
  }

  /**
   * Returns a document while content cannot be refreshed: the stored one until it expires; then one that is rendered from
   * stale content once per lifetime, because pages depend on the current day; every two seconds if a publication concerns
   * the stored one.
   * @throws whatever `render` throws, if no document is stored.
   */
  async getInOutage(key: string, renderer: Renderer): Promise<StoredDocument | null> {
    const known = this.documents.get(key);
    const isKnownUsable = known !== undefined && isUsable(known);
    if (isKnownUsable) this.postpone(known);
    if (isKnownUsable && !isPastLife(known)) {
      count('hit');
      return known;
    }
    const interim = this.findInterim(key, isKnownUsable ? lifetimeMs : renewalPauseMs);
    if (!interim) return this.renderInterim(key, renderer, known);
    count('stale');
    return interim;
  }

  measure(): { entries: number; bytes: number } {
    return { entries: this.documents.size, bytes: this.documents.calculatedSize };
  }

  private findInterim(key: string, maxAgeMs: number): StoredDocument | undefined {
    const interim = this.interim.get(key);
    return interim && isUsable(interim) && now() - interim.renderedAtMs < maxAgeMs ? interim : undefined;
  }

  private async renderAgain(key: string, renderer: Renderer, known: StoredDocument) {
    try {
      const document = await this.render(key, renderer);
      count('miss');
      return document;
    } catch (error) {
      logFailure(key)(error);
      count('stale');
      return known;
    }
  }

  private async renderInterim(key: string, renderer: Renderer, known: StoredDocument | undefined) {
    try {
      const document = await this.renderOnce(`interim:${key}`, () => renderDocument(renderer));
      if (document) this.interim.set(key, document);
      count('miss');
      return document;
    } catch (error) {
      if (!known) throw error;
      logFailure(key)(error);
      count('stale');
      return known;
    }
  }

  private renewInBackground(key: string, renderer: Renderer, known: StoredDocument): void {
    this.render(key, renderer).catch((error: unknown) => {
      this.postpone(known);
      logFailure(key)(error);
    });
  }

  private postpone(document: StoredDocument): void {
    this.postponedUntilMs.set(document, now() + renewalPauseMs);
  }

  private isPostponed(document: StoredDocument): boolean {
    return now() < (this.postponedUntilMs.get(document) ?? -Infinity);
  }

  private render(key: string, renderer: Renderer): Promise<StoredDocument | null> {
    return this.renderOnce(key, () => this.renderAndStore(key, renderer));
  }

  private renderOnce(
    key: string,
    render: () => Promise<StoredDocument | null>,
  ): Promise<StoredDocument | null> {
    const running = this.renders.get(key);
    if (running) return running;
    const started = render().finally(() => this.renders.delete(key));
    this.renders.set(key, started);
    return started;
  }

  private async renderAndStore(key: string, renderer: Renderer): Promise<StoredDocument | null> {
    const document = await renderDocument(renderer);
    if (!document) this.documents.delete(key);
    // A render begun before an invalidation serves its waiting requests, but is not cached.
    else if (!isOutdated(document)) this.documents.set(key, document);
    return document;
  }
}

async function renderDocument({ tags, render }: Renderer): Promise<StoredDocument | null> {
  const startedAt = pageInvalidations().now;
  const rendition = await render();
  return (
    rendition && {
      ...rendition,
      tags: [...tags, ...(rendition.ownTags ?? [])],
      startedAt,
      etag: etagOf(rendition.html),
      renderedAtMs: now(),
      bodies: new Map<Encoding, Buffer>(),
    }
  );
}

export const isOutdated = ({ startedAt, tags }: Pick<StoredDocument, 'startedAt' | 'tags'>): boolean =>
  pageInvalidations().isStale(startedAt, tags);

const isPastLife = ({ renderedAtMs }: StoredDocument) => now() - renderedAtMs > lifetimeMs;

const isUsable = (document: StoredDocument) => !isOutdated(document) && !hasEnded(document);

const hasEnded = ({ endsAt }: StoredDocument) => endsAt !== undefined && endsAt <= Date.now();

const count = (result: PageStoreResult) => siteMetrics()?.countPageRequest(result);

const logFailure = (key: string) => (error: unknown) =>
  log('warn', 'A stored page could not be rendered again.', { key }, error);

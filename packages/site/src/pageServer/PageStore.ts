import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { limits } from '@kmx/core';

import type { Moment } from '@/server/content/InvalidationLog';
import { pageInvalidations } from '@/server/content/pageInvalidations';
import { describeFailure, log } from '@/server/log';
import type { Encoding } from '@/server/security/encodings';

/** A document as it was rendered. */
export interface Rendition {
  readonly html: Buffer;
  /** Content security policy. */
  readonly policy: string;
  /** Address of the rules by which the browser renders pages ahead. */
  readonly speculationRules: string;
  /** Tags of the documents that it was rendered from, where only they name them. */
  readonly ownTags?: readonly string[];
}

/** A rendered document with what is sent along with it. */
export interface StoredDocument extends Rendition {
  readonly etag: string;
  readonly tags: readonly string[];
  readonly begunAt: Moment;
  readonly renderedAtMs: number;
  /** Compressed bodies that are ready; the others are sent as soon as they are. */
  readonly bodies: Map<Encoding, Buffer>;
}

interface Renderer {
  readonly tags: readonly string[];
  /** Null when there is no document after all; nothing is stored then. */
  readonly render: () => Promise<Rendition | null>;
}

/** Documents with their compressed bodies, together. */
const maxBytes = 96 * 1024 * 1024;

const lifetimeMs = limits.cacheLifetimeSeconds * 1000;

const etagOf = (html: Buffer) => `"${createHash('sha256').update(html).digest('base64url').slice(0, 24)}"`;

const now = () => performance.now();

/**
 * Rendered documents by the key of their routing decision. One render at a time for a key; a document past its life is
 * sent while it is renewed; one that a publication touched is rendered before it is sent, and sent old only if that fails.
 */
export class PageStore {
  private readonly documents = new LRUCache<string, StoredDocument>({
    maxSize: maxBytes,
    sizeCalculation: ({ html }) => Math.ceil(html.length * 1.5),
  });
  private readonly renders = new Map<string, Promise<StoredDocument | null>>();

  /**
   * Returns the document of a key, rendered if need be; null when there is none.
   * @throws whatever `render` throws when no document is stored.
   */
  async get(key: string, renderer: Renderer): Promise<StoredDocument | null> {
    const known = this.documents.get(key);
    if (!known) return this.render(key, renderer);
    if (isOutdated(known)) return this.render(key, renderer).catch(fallBackTo(known, key));
    if (isPastLife(known)) void this.render(key, renderer).catch(fallBackTo(known, key));
    return known;
  }

  /** Returns the document of a key if it needs no renewal. */
  getFresh(key: string): StoredDocument | undefined {
    const known = this.documents.get(key);
    return known && !isOutdated(known) && !isPastLife(known) ? known : undefined;
  }

  private render(key: string, renderer: Renderer): Promise<StoredDocument | null> {
    const running = this.renders.get(key);
    if (running) return running;
    const render = this.renderAndStore(key, renderer).finally(() => this.renders.delete(key));
    this.renders.set(key, render);
    return render;
  }

  private async renderAndStore(key: string, { tags, render }: Renderer): Promise<StoredDocument | null> {
    const begunAt = pageInvalidations().now;
    const rendition = await render();
    if (!rendition) {
      this.documents.delete(key);
      return null;
    }
    const document = {
      ...rendition,
      tags: [...tags, ...(rendition.ownTags ?? [])],
      begunAt,
      etag: etagOf(rendition.html),
      renderedAtMs: now(),
      bodies: new Map<Encoding, Buffer>(),
    };
    // Begun before an invalidation: good enough for who waits for it, and for nobody after.
    if (!isOutdated(document)) this.documents.set(key, document);
    return document;
  }
}

export const isOutdated = ({ begunAt, tags }: Pick<StoredDocument, 'begunAt' | 'tags'>): boolean =>
  pageInvalidations().isStale(begunAt, tags);

const isPastLife = ({ renderedAtMs }: StoredDocument) => now() - renderedAtMs > lifetimeMs;

const fallBackTo = (known: StoredDocument, key: string) => (error: unknown) => {
  log('warn', `A stored page could not be renewed: ${describeFailure(error)}`, { key });
  return known;
};

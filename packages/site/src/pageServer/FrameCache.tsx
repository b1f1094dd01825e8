import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { limits } from '@kmx/core';

import type { Moment } from '@/server/content/InvalidationLog';
import { pageTags } from '@/server/content/loaders';
import { pageInvalidations } from '@/server/content/pageInvalidations';
import { productsTag } from '@/server/products/productCache';
import type { SiteView } from '@/server/view/createSiteView';

interface Part {
  readonly markup: string;
  readonly tags: readonly string[];
  readonly startedAt: Moment;
}

const maxBytes = 32 * 1024 * 1024;

/** Unguessable, so that no input contains it. ASCII, because one other character would double the size of the markup. */
const markStart = `{part-${randomUUID()}-`;
const markEnd = '}';

const locationOf = ({ site, locale, isNextRelease, isPseudo, measurement }: SiteView) =>
  [site.key, locale.code, isNextRelease, isPseudo, measurement].join('|');

/**
 * Caches the markup of frame parts (header, footer, panels) and cards of lists per site and locale. A page is rendered with
 * marks in their place, and `fill` replaces the marks.
 */
export class FrameCache {
  private readonly parts = new LRUCache<string, Part>({
    maxSize: maxBytes,
    sizeCalculation: ({ markup }) => markup.length,
    ttl: limits.cacheLifetimeSeconds * 1000,
  });
  private startedAt: Moment = 0;
  private marked: string[] = [];

  /** `collect` wraps separately rendered parts in the same style collector as the page. */
  constructor(private readonly collect: (content: ReactElement) => ReactElement) {}

  /** Starts a page whose content began loading at `startedAt`. It must then be rendered synchronously. */
  begin(startedAt: Moment): void {
    this.startedAt = startedAt;
    this.marked = [];
  }

  /** Returns the mark of a frame part, and renders the part if it is not cached. */
  readonly render = (view: SiteView, key: string, render: () => ReactNode): ReactNode => {
    const address = `${locationOf(view)}|${key}`;
    const known = this.parts.get(address);
    const isFresh = known && !pageInvalidations().isStale(known.startedAt, known.tags);
    const part = isFresh ? known : this.renderAndStore(address, view, render);
    this.marked.push(part.markup);
    return `${markStart}${this.marked.length - 1}${markEnd}`;
  };

  /** Replaces the marks in the markup of the page that was begun last. */
  fill(markup: string): string {
    const [start = '', ...rest] = markup.split(markStart);
    const fillPiece = (piece: string) => {
      const end = piece.indexOf(markEnd);
      return (this.marked[Number(piece.slice(0, end))] ?? '') + piece.slice(end + markEnd.length);
    };
    return start + rest.map(fillPiece).join('');
  }

  clear(): void {
    this.parts.clear();
  }

  private renderAndStore(address: string, view: SiteView, render: () => ReactNode): Part {
    const { startedAt } = this;
    const part = {
      markup: renderToStaticMarkup(this.collect(<>{render()}</>)),
      tags: [...pageTags(view.site.key), productsTag],
      startedAt,
    };
    if (part.markup !== '') this.parts.set(address, part);
    return part;
  }
}

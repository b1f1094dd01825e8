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
  readonly begunAt: Moment;
}

const maxBytes = 32 * 1024 * 1024;

/** Private-use characters, which the content service removes from what editors write. */
const mark = (index: number) => `\u{E001}${index}\u{E001}`;
const marks = /\u{E001}(\d+)\u{E001}/gu;

const locationOf = ({ site, locale, isNextRelease, isPseudo, measurement }: SiteView) =>
  [site.key, locale.code, isNextRelease, isPseudo, measurement].join('|');

/**
 * Markup of the parts of a frame (header, footer, panels), rendered once for a site and locale. A page holds a mark in
 * their place until it is rendered; `fill` puts the markup there.
 */
export class FrameCache {
  private readonly parts = new LRUCache<string, Part>({
    maxSize: maxBytes,
    sizeCalculation: ({ markup }) => markup.length,
    ttl: limits.cacheLifetimeSeconds * 1000,
  });
  private begunAt: Moment = 0;
  private marked: string[] = [];

  /** `collect` wraps what is rendered apart, as the page around it is wrapped. */
  constructor(private readonly collect: (content: ReactElement) => ReactElement) {}

  /** Begins a page whose content was loaded after `begunAt`; it has to be rendered in one go. */
  begin(begunAt: Moment): void {
    this.begunAt = begunAt;
    this.marked = [];
  }

  /** Returns what stands for a part while a page is rendered. */
  readonly render = (view: SiteView, key: string, render: () => ReactNode): ReactNode => {
    const address = `${locationOf(view)}|${key}`;
    const known = this.parts.get(address);
    const isFresh = known && !pageInvalidations().isStale(known.begunAt, known.tags);
    const part = isFresh ? known : this.renderAndStore(address, view, render);
    this.marked.push(part.markup);
    return mark(this.marked.length - 1);
  };

  /** Puts the parts of the page that was begun last into its markup. */
  fill(markup: string): string {
    return markup.replace(marks, (_whole, index: string) => this.marked[Number(index)] ?? '');
  }

  clear(): void {
    this.parts.clear();
  }

  private renderAndStore(address: string, view: SiteView, render: () => ReactNode): Part {
    const { begunAt } = this;
    const part = {
      markup: renderToStaticMarkup(this.collect(<>{render()}</>)),
      tags: [...pageTags(view.site.key), productsTag],
      begunAt,
    };
    if (part.markup !== '') this.parts.set(address, part);
    return part;
  }
}

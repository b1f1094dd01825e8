import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '@kmx/core';

import { systemTag } from '../content/tags';
import { describeFailure, log } from '../log';
import { productsTag } from '../products/productCache';

import { jobKey, type ReindexReason } from './jobs/reindexReason';
import { searchService } from './searchService';

/** What is published together is indexed together. */
const debounceMs = 1000;

/** Until its database is there. */
const reopenMs = 5000;

/** Search shows titles, addresses and what pages say. */
const siteTagPattern = /^(?:site|modules):(.+)$/;

/** What the tags of a publication mean for the search. */
export function reasonsForTags(tags: readonly string[]): readonly ReindexReason[] {
  // Sites, languages and countries say nothing of products, which are dear to read.
  const sites = tags.includes(systemTag) ? [{ kind: 'sites' } as const] : reasonsForSites(tags);
  return [...sites, ...(tags.includes(productsTag) ? [{ kind: 'products' } as const] : [])];
}

const reasonsForSites = (tags: readonly string[]): readonly ReindexReason[] => {
  const keys = new Set(tags.flatMap((tag) => siteTagPattern.exec(tag)?.[1] ?? []));
  return [...keys].map((key): ReindexReason => ({ kind: 'site', key }));
};

/** Asks for indexing in the background; kept in the database until it is done, also over a restart. Never throws: a publication must not fail for it. */
export async function scheduleReindex(reason: ReindexReason): Promise<void> {
  try {
    const { queue, worker } = await searchService();
    await queue.add(jobKey(reason), debounceMs);
    worker.wake();
  } catch (error) {
    log('error', `The search could not be told of a publication: ${describeFailure(error)}`, {
      job: jobKey(reason),
    });
  }
}

async function openService() {
  for (;;) {
    try {
      return await searchService();
    } catch (error) {
      log('error', `The search's database cannot be opened: ${describeFailure(error)}`);
      await pause(reopenMs, undefined, { ref: false });
    }
  }
}

/** Products are maintained elsewhere, and nobody tells when: they are looked at as often as the memory of them is renewed. */
function checkProductsRegularly(): void {
  const timer = setInterval(() => {
    void scheduleReindex({ kind: 'products' });
  }, limits.cacheLifetimeSeconds * 1000);
  timer.unref();
}

/**
 * Begins to keep the index up to date in the background: everything is compared with what is indexed, since nobody knows what
 * was published while this process was not there. Nothing happens while the site is being built.
 */
export async function startSearchIndexing(): Promise<void> {
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  const { queue, worker } = await openService();
  await queue.releaseAll();
  await queue.add(jobKey({ kind: 'all' }));
  worker.wake();
  checkProductsRegularly();
}

import { findMainSite } from '@kmx/core';

import { loadSystem } from '../../content/loaders';
import type { SiteConfig } from '../../content/system.schema';
import { log } from '../../log';
import { hasProducts } from '../../routing/applicationContext';
import type { SearchIndex } from '../engine/SearchIndex';
import { pageSource } from '../sources/pageSource';
import { productSource } from '../sources/productSource';
import type { SearchSource } from '../sources/SearchSource';

import { jobKey, readJobKey, type ReindexReason } from './reindexReason';

/** What a job needs. */
export interface JobContext {
  index: SearchIndex;
  /** Asks for another job. */
  schedule: (reason: ReindexReason) => Promise<void>;
}

const readSites = async (): Promise<readonly SiteConfig[]> => (await loadSystem('en')).sites;

/** The site that shows products, when there is one. */
function siteOfProducts(sites: readonly SiteConfig[]): SiteConfig | undefined {
  const main = findMainSite(sites);
  return main && hasProducts(main, sites) ? main : undefined;
}

async function fill(index: SearchIndex, { name, collect }: SearchSource): Promise<void> {
  const { written, removed, unchanged } = await index.index(name, await collect());
  if (written + removed > 0)
    log('info', 'The search was brought up to date.', {
      source: name,
      written: String(written),
      removed: String(removed),
      unchanged: String(unchanged),
    });
}

const empty = async (index: SearchIndex, source: string) => {
  await index.remove(source);
};

/** Every site, on demand with the products; what belongs to neither is forgotten. */
async function checkSites({ index, schedule }: JobContext, hasProductsToo: boolean): Promise<void> {
  const sites = await readSites();
  const ofSites = sites.map(({ key }): ReindexReason => ({ kind: 'site', key }));
  const ofProducts: ReindexReason[] = siteOfProducts(sites) ? [{ kind: 'products' }] : [];
  const names = [...ofSites, ...ofProducts].map(jobKey);
  for (const { source } of await index.state()) if (!names.includes(source)) await empty(index, source);
  for (const reason of [...ofSites, ...(hasProductsToo ? ofProducts : [])]) await schedule(reason);
}

async function indexSite(context: JobContext, key: string): Promise<void> {
  const site = (await readSites()).find((item) => item.key === key);
  if (site) await fill(context.index, pageSource(site));
  else await empty(context.index, jobKey({ kind: 'site', key }));
}

async function indexProducts({ index }: JobContext): Promise<void> {
  const site = siteOfProducts(await readSites());
  if (site) await fill(index, productSource(site));
  else await empty(index, jobKey({ kind: 'products' }));
}

/** Does a job of the queue. */
export async function runJob(context: JobContext, key: string): Promise<void> {
  const reason = readJobKey(key);
  switch (reason?.kind) {
    case 'all':
      return checkSites(context, true);
    case 'sites':
      return checkSites(context, false);
    case 'site':
      return indexSite(context, reason.key);
    case 'products':
      return indexProducts(context);
    case undefined:
      log('warn', 'A job of the search is of no kind that is known.', { job: key });
  }
}

import type { SearchIndex } from '../engine/SearchIndex';
import { log } from '../logging/log';
import type { Sources } from '../sources/createSources';
import { jobKey, readJobKey, type ReindexReason } from '../sources/reindexReason';
import type { SearchSource } from '../sources/SearchSource';

interface JobContext {
  index: SearchIndex;
  /** Adds another job. */
  schedule: (reason: ReindexReason) => Promise<void>;
}

export type JobRunner = (context: JobContext, key: string) => Promise<void>;

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

/** Schedules every site, with the products on demand, and removes sources that no longer exist. */
async function checkSites(sources: Sources, { index, schedule }: JobContext, withProducts: boolean) {
  const sites = await sources.readSites();
  const ofSites = sites.map(({ key }): ReindexReason => ({ kind: 'site', key }));
  const ofProducts: ReindexReason[] = sources.productsOf(sites) ? [{ kind: 'products' }] : [];
  const names = [...ofSites, ...ofProducts].map(jobKey);
  for (const { source } of await index.state()) if (!names.includes(source)) await index.remove(source);
  for (const reason of [...ofSites, ...(withProducts ? ofProducts : [])]) await schedule(reason);
}

async function indexSite(sources: Sources, index: SearchIndex, key: string): Promise<void> {
  const site = (await sources.readSites()).find((item) => item.key === key);
  if (site) await fill(index, sources.pagesOf(site));
  else await index.remove(jobKey({ kind: 'site', key }));
}

async function indexProducts(sources: Sources, index: SearchIndex): Promise<void> {
  const source = sources.productsOf(await sources.readSites());
  if (source) await fill(index, source);
  else await index.remove(jobKey({ kind: 'products' }));
}

export const createJobRunner =
  (sources: Sources): JobRunner =>
  async (context, key) => {
    const reason = readJobKey(key);
    switch (reason?.kind) {
      case 'all':
        return checkSites(sources, context, true);
      case 'sites':
        return checkSites(sources, context, false);
      case 'site':
        return indexSite(sources, context.index, reason.key);
      case 'products':
        return indexProducts(sources, context.index);
      case undefined:
        log('warn', 'A job of the search is of an unknown kind.', { job: key });
    }
  };

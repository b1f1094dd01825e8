import { env } from '../env';
import { describeFailure, log } from '../log';

import { createSearchIndex } from './engine/createSearchIndex';
import { isDamaged, openSearchDatabase, removeSearchFile } from './engine/openSearchDatabase';
import type { SearchIndex } from './engine/SearchIndex';
import { JobQueue } from './jobs/JobQueue';
import { jobKey } from './jobs/reindexReason';
import { runJob } from './jobs/runJob';
import { SearchWorker } from './jobs/SearchWorker';
import { decideSearchAddress } from './searchAddress';

/** The search of this process. */
export interface SearchService {
  index: SearchIndex;
  queue: JobQueue;
  worker: SearchWorker;
}

const holder = globalThis as typeof globalThis & {
  kmxSearch?: Promise<SearchService>;
  kmxSearchRebuild?: Promise<void> | undefined;
};

async function open(): Promise<SearchService> {
  const database = await openSearchDatabase(decideSearchAddress(env()));
  const index = createSearchIndex(database);
  const queue = new JobQueue(database);
  const context = { index, schedule: (reason: Parameters<typeof jobKey>[0]) => queue.add(jobKey(reason)) };
  const worker = new SearchWorker(
    queue,
    (key) => runJob(context, key),
    (error) => void rebuildIfDamaged(error),
  );
  return { index, queue, worker };
}

/**
 * The search, opened once for the process: routes and pages are bundled apart.
 * @throws when its database cannot be opened; the next call tries again.
 */
export function searchService(): Promise<SearchService> {
  holder.kmxSearch ??= open().catch((error: unknown) => {
    holder.kmxSearch = undefined;
    throw error;
  });
  return holder.kmxSearch;
}

async function rebuild(): Promise<void> {
  try {
    await closeSearchService();
    removeSearchFile(decideSearchAddress(env()));
    const { queue, worker } = await searchService();
    await queue.add(jobKey({ kind: 'all' }));
    worker.wake();
  } catch (error) {
    log('error', `The search could not be built anew: ${describeFailure(error)}`);
  }
}

/** Builds the index anew in the background when a failure shows that its file is damaged; everything in it is published elsewhere. */
export async function rebuildIfDamaged(error: unknown): Promise<void> {
  if (!isDamaged(error) || holder.kmxSearchRebuild) return holder.kmxSearchRebuild;
  log('warn', 'The index of the search is damaged, and is built anew.');
  holder.kmxSearchRebuild = rebuild().finally(() => (holder.kmxSearchRebuild = undefined));
  return holder.kmxSearchRebuild;
}

/** Closes it: for tests, and for a file that is replaced. */
export async function closeSearchService(): Promise<void> {
  const opened = holder.kmxSearch;
  holder.kmxSearch = undefined;
  const service = await opened?.catch(() => undefined);
  await service?.worker.stop();
  await service?.index.close();
}

import { env } from '../env';

import { createSearchIndex } from './engine/createSearchIndex';
import { openSearchDatabase } from './engine/openSearchDatabase';
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

const holder = globalThis as typeof globalThis & { kmxSearch?: Promise<SearchService> };

async function open(): Promise<SearchService> {
  const database = await openSearchDatabase(decideSearchAddress(env()));
  const index = createSearchIndex(database);
  const queue = new JobQueue(database);
  const context = { index, schedule: (reason: Parameters<typeof jobKey>[0]) => queue.add(jobKey(reason)) };
  return { index, queue, worker: new SearchWorker(queue, (key) => runJob(context, key)) };
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

/** Closes it, for tests and for a process that ends. @usedByTests */
export async function closeSearchService(): Promise<void> {
  const opened = holder.kmxSearch;
  holder.kmxSearch = undefined;
  const service = await opened?.catch(() => undefined);
  await service?.worker.stop();
  await service?.index.close();
}

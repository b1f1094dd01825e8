import type { QueueState } from '@kmx/server/metrics';
import { createSearchIndex } from '../engine/createSearchIndex';
import { isDamaged, openSearchDatabase, removeSearchFile } from '../engine/openSearchDatabase';
import type { SearchIndex } from '../engine/SearchIndex';
import { JobQueue } from '../jobs/JobQueue';
import type { JobRunner } from '../jobs/runJob';
import { SearchWorker } from '../jobs/SearchWorker';
import { log } from '../logging/log';
import { jobKey, type ReindexReason } from '../sources/reindexReason';

interface OpenedSearch {
  index: SearchIndex;
  queue: JobQueue;
  worker: SearchWorker;
}

/** Publications within this time are indexed together. */
const debounceMs = 1000;

/** Index and indexing worker of this process; opened on first use, and rebuilt if the file is damaged. */
export class SearchService {
  private opened: Promise<OpenedSearch> | undefined;
  private rebuilding: Promise<void> | undefined;

  constructor(
    private readonly databaseUrl: string,
    private readonly runJob: JobRunner,
  ) {}

  /** Opens the database once; rejects if that fails, and the next call tries again. */
  open(): Promise<OpenedSearch> {
    this.opened ??= this.openDatabase().catch((error: unknown) => {
      this.opened = undefined;
      throw error;
    });
    return this.opened;
  }

  /** Runs a query on the index; rejects if the index cannot be read, and then rebuilds it if it is damaged. */
  async query<TResult>(work: (index: SearchIndex) => Promise<TResult>): Promise<TResult> {
    try {
      return await work((await this.open()).index);
    } catch (error) {
      void this.rebuildIfDamaged(error);
      throw error;
    }
  }

  /** Adds jobs, which are stored until they are done, also over a restart. */
  async schedule(reasons: readonly ReindexReason[]): Promise<void> {
    const { queue, worker } = await this.open();
    for (const reason of reasons) await queue.add(jobKey(reason), debounceMs);
    worker.wake();
  }

  /** State of the job queue, for the metrics. */
  async measureJobs(): Promise<QueueState> {
    return (await this.open()).queue.measure();
  }

  /** Rebuilds the index in the background if the failure is that of a damaged file; everything in it is published elsewhere. */
  rebuildIfDamaged(error: unknown): Promise<void> {
    if (this.rebuilding) return this.rebuilding;
    if (!isDamaged(error)) return Promise.resolve();
    log('warn', 'The index of the search is damaged and is rebuilt.');
    this.rebuilding = this.rebuild().finally(() => (this.rebuilding = undefined));
    return this.rebuilding;
  }

  /** Waits for the job that runs, then closes the database. */
  async close(): Promise<void> {
    const { opened } = this;
    this.opened = undefined;
    const search = await opened?.catch(() => undefined);
    await search?.worker.stop();
    await search?.index.close();
  }

  private async openDatabase(): Promise<OpenedSearch> {
    const database = await openSearchDatabase(this.databaseUrl);
    const index = createSearchIndex(database);
    const queue = new JobQueue(database);
    const context = { index, schedule: (reason: ReindexReason) => queue.add(jobKey(reason)) };
    const worker = new SearchWorker(
      queue,
      (key) => this.runJob(context, key),
      (error) => void this.rebuildIfDamaged(error),
    );
    return { index, queue, worker };
  }

  private async rebuild(): Promise<void> {
    try {
      await this.close();
      removeSearchFile(this.databaseUrl);
      const { queue, worker } = await this.open();
      await queue.add(jobKey({ kind: 'all' }));
      worker.wake();
    } catch (error) {
      log('error', 'The index of the search could not be rebuilt.', {}, error);
    }
  }
}

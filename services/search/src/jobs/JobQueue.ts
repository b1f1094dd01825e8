import type { QueueState } from '@kmx/server/metrics';
import type { SearchDatabase } from '../engine/openSearchDatabase';

/** Job that is reserved for this process. */
export interface ClaimedJob {
  key: string;
  requests: number;
  attempts: number;
}

/** Longer than a job takes; the job of a process that died is run again after it. */
const leaseMs = 120_000;

/** Pauses after failures double up to this maximum. */
const maxPauseMs = 60_000;

/** Returns the pause in milliseconds after so many failures. */
export const decidePause = (attempts: number): number => Math.min(1000 * 2 ** attempts, maxPauseMs);

/** Queue of pending jobs in the database, so that they outlive the process. Times are milliseconds since 1970. */
export class JobQueue {
  constructor(
    private readonly database: Pick<SearchDatabase, 'writer' | 'dialect'>,
    private readonly now: () => number = Date.now,
  ) {}

  /** Releases the jobs of processes that ended; only on a database without other writers. */
  async releaseAll(): Promise<void> {
    if (this.database.dialect.isShared) return;
    await this.database.writer.updateTable('search_jobs').set({ leased_until: 0 }).execute();
  }

  /** Adds a job once, however often it is requested; a request during its run makes it run again. */
  async add(key: string, delayMs = 0): Promise<void> {
    const requested_at = this.now();
    const due_at = requested_at + delayMs;
    await this.database.writer
      .insertInto('search_jobs')
      .values({ key, due_at, requested_at })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(({ ref, lit, eb }) => ({
          requests: eb(ref('search_jobs.requests'), '+', lit(1)),
          attempts: 0,
          // The first request decides, or a site that is published continually would never be indexed.
          due_at: eb
            .case()
            .when('search_jobs.attempts', '=', 0)
            .then(ref('search_jobs.due_at'))
            .else(due_at)
            .end(),
        })),
      )
      .execute();
  }

  /** Reserves the next due job; none while another process runs one. */
  async claim(): Promise<ClaimedJob | undefined> {
    const now = this.now();
    const { writer } = this.database;
    const jobs = await writer
      .selectFrom('search_jobs')
      .selectAll()
      .orderBy('due_at')
      .orderBy('key')
      .execute();
    if (jobs.some(({ leased_until }) => leased_until > now)) return undefined;
    const [next] = jobs.filter(({ due_at }) => due_at <= now);
    if (!next) return undefined;
    const { numUpdatedRows } = await writer
      .updateTable('search_jobs')
      .set({ leased_until: now + leaseMs })
      .where('key', '=', next.key)
      .where('leased_until', '=', next.leased_until)
      .executeTakeFirst();
    return numUpdatedRows === 1n
      ? { key: next.key, requests: next.requests, attempts: next.attempts }
      : undefined;
  }

  /** Removes a finished job, unless it was requested again meanwhile. */
  async finish({ key, requests }: ClaimedJob): Promise<void> {
    const { writer } = this.database;
    await writer.deleteFrom('search_jobs').where('key', '=', key).where('requests', '=', requests).execute();
    await writer
      .updateTable('search_jobs')
      .set({ leased_until: 0, attempts: 0, due_at: this.now(), requested_at: this.now(), last_error: null })
      .where('key', '=', key)
      .execute();
  }

  /** Postpones a failed job. */
  async fail({ key, attempts }: ClaimedJob, error: string): Promise<void> {
    await this.database.writer
      .updateTable('search_jobs')
      .set({
        leased_until: 0,
        attempts: attempts + 1,
        due_at: this.now() + decidePause(attempts),
        last_error: error.slice(0, 500),
      })
      .where('key', '=', key)
      .execute();
  }

  /** State for the metrics: jobs by whether their last attempt failed, and the age of the oldest. */
  async measure(): Promise<QueueState> {
    const { writer } = this.database;
    const jobs = await writer.selectFrom('search_jobs').select(['attempts', 'requested_at']).execute();
    const failing = jobs.filter(({ attempts }) => attempts > 0).length;
    const oldest = Math.min(this.now(), ...jobs.map(({ requested_at }) => requested_at));
    return {
      entries: { waiting: jobs.length - failing, failing },
      oldestSeconds: (this.now() - oldest) / 1000,
    };
  }

  /** Returns the milliseconds until the next job is due; `undefined` if there is none. */
  async untilNext(): Promise<number | undefined> {
    const jobs = await this.database.writer
      .selectFrom('search_jobs')
      .select(['due_at', 'leased_until'])
      .execute();
    if (jobs.length === 0) return undefined;
    const next = Math.min(...jobs.map(({ due_at, leased_until }) => Math.max(due_at, leased_until)));
    return Math.max(0, next - this.now());
  }
}

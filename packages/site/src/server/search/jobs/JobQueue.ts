import type { SearchDatabase } from '../engine/openSearchDatabase';

/** A job that this process alone runs now. */
export interface ClaimedJob {
  key: string;
  wishes: number;
  attempts: number;
}

/** Longer than a job takes; one whose process died is run again after it. */
const leaseMs = 120_000;

/** Pauses after failures double, up to this. */
const longestPauseMs = 60_000;

/** How long to wait after a job failed so many times. */
export const decidePause = (attempts: number): number => Math.min(1000 * 2 ** attempts, longestPauseMs);

/** What is still to be indexed, kept in the database: a job outlives the process that was told of it. Times are in ms since 1970. */
export class JobQueue {
  constructor(
    private readonly database: Pick<SearchDatabase, 'writer' | 'dialect'>,
    private readonly now: () => number = Date.now,
  ) {}

  /** Jobs of processes that ended; for a database that no other process writes to. */
  async releaseAll(): Promise<void> {
    if (this.database.dialect.isShared) return;
    await this.database.writer.updateTable('search_jobs').set({ leased_until: 0 }).execute();
  }

  /** Wishes for the same job while it waits are one; a wish while it runs makes it run once more. */
  async add(key: string, delayMs = 0): Promise<void> {
    const due_at = this.now() + delayMs;
    await this.database.writer
      .insertInto('search_jobs')
      .values({ key, due_at })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(({ ref, lit, eb }) => ({
          wishes: eb(ref('search_jobs.wishes'), '+', lit(1)),
          attempts: 0,
          // The first wish's time stays, or a site that is published again and again is never indexed.
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

  /** The next job that is due; none while another process runs one. */
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
      ? { key: next.key, wishes: next.wishes, attempts: next.attempts }
      : undefined;
  }

  /** The job is done; it stays when somebody wished for it again in the meantime. */
  async finish({ key, wishes }: ClaimedJob): Promise<void> {
    const { writer } = this.database;
    await writer.deleteFrom('search_jobs').where('key', '=', key).where('wishes', '=', wishes).execute();
    await writer
      .updateTable('search_jobs')
      .set({ leased_until: 0, attempts: 0, due_at: this.now(), last_error: null })
      .where('key', '=', key)
      .execute();
  }

  /** The job failed: it is tried again after a pause. */
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

  /** How long until the next job is due; `undefined` when there is none. */
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

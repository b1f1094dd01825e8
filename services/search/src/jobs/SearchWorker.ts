import { describeFailure } from '@kmx/server/logging';
import { log } from '../logging/log';

import type { ClaimedJob, JobQueue } from './JobQueue';

/** Other processes may have added jobs to the database. */
const checkIntervalMs = 15_000;

/** Pause after the queue could not be read. */
const retryMs = 5000;

/** Runs the jobs of a queue in the background, one at a time. */
export class SearchWorker {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isWoken = false;
  private isStopped = false;

  constructor(
    private readonly queue: JobQueue,
    private readonly run: (key: string) => Promise<void>,
    /** Called for every failure, of jobs and of the queue. */
    private readonly onFailure: (error: unknown) => void = () => undefined,
  ) {}

  /** Checks the queue now. */
  wake(): void {
    this.isWoken = true;
    this.running ??= this.work().finally(() => {
      this.running = undefined;
      if (this.isWoken) this.wake();
    });
  }

  /** Waits for the current job, and starts no other one. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async work(): Promise<void> {
    this.isWoken = false;
    clearTimeout(this.timer);
    try {
      let job = await this.claim();
      while (job) {
        await this.runJob(job);
        job = await this.claim();
      }
      this.sleep(Math.min((await this.queue.untilNext()) ?? checkIntervalMs, checkIntervalMs));
    } catch (error) {
      log('error', 'The jobs of the search cannot be read.', {}, error);
      this.onFailure(error);
      this.sleep(retryMs);
    }
  }

  private claim(): Promise<ClaimedJob | undefined> {
    return this.isStopped ? Promise.resolve(undefined) : this.queue.claim();
  }

  private async runJob(job: ClaimedJob): Promise<void> {
    try {
      await this.run(job.key);
      await this.queue.finish(job);
    } catch (error) {
      // A first failure is that of a service that restarts.
      const level = job.attempts === 0 ? 'warn' : 'error';
      log(level, 'The search could not be brought up to date.', { job: job.key }, error);
      this.onFailure(error);
      await this.queue.fail(job, describeFailure(error));
    }
  }

  private sleep(ms: number): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.wake();
    }, ms);
    // The process may end with pending jobs: they are in the queue when the next one starts.
    this.timer.unref();
  }
}

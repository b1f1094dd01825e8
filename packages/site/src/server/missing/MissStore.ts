import type { Miss } from './Miss';

/** What became of a report; `refused`: it would be refused again. */
export type SendOutcome = 'taken' | 'refused' | 'failed';

/** Tells the content service; never throws. */
export type SendMisses = (misses: readonly Miss[]) => Promise<SendOutcome>;

const maxAddresses = 500;
const enoughToSend = 100;
/** The content service takes no more at once. */
const maxInReport = 200;
const sendEveryMs = 10_000;
const longestPauseMs = 60_000;

const keyOf = ({ site, path }: Miss) => `${site} ${path}`;

/**
 * The process's memory of what visitors did not find, until the content service has it: sent every ten seconds and when
 * a hundred addresses wait. Past five hundred new addresses are not remembered; known ones are counted on.
 */
export class MissStore {
  private readonly waiting = new Map<string, Miss>();
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> | undefined;
  private failures = 0;

  constructor(private readonly send: SendMisses) {}

  /** Counts a visit, at once: nobody waits for the service. */
  add(miss: Miss): void {
    const key = keyOf(miss);
    const known = this.waiting.get(key);
    if (!known && this.waiting.size >= maxAddresses) return;
    const visits = (known?.visits ?? 0) + miss.visits;
    this.waiting.set(key, { ...miss, visits, referrer: miss.referrer ?? known?.referrer ?? null });
    if (this.failures === 0 && this.waiting.size >= enoughToSend) void this.flush();
    else this.wait();
  }

  /** Sends what waits now, in one report at a time. Never throws. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.sending ??= this.sendAll().finally(() => {
      this.sending = undefined;
      if (this.waiting.size > 0) this.wait();
    });
    return this.sending;
  }

  private wait(): void {
    // After a report that is under way the next pause is known.
    if (this.timer || this.sending) return;
    const pause = Math.min(sendEveryMs * 2 ** this.failures, longestPauseMs);
    this.timer = setTimeout(() => void this.flush(), pause);
    this.timer.unref();
  }

  private async sendAll(): Promise<void> {
    // What comes meanwhile waits for the next report.
    const all = [...this.waiting.values()];
    for (let start = 0; start < all.length; start += maxInReport) {
      const report = all.slice(start, start + maxInReport);
      const outcome = await this.send(report);
      if (outcome === 'failed') {
        this.failures += 1;
        return;
      }
      this.failures = 0;
      report.forEach((sent) => this.forget(sent));
    }
  }

  /** What was counted on while the report was under way stays. */
  private forget(sent: Miss): void {
    const key = keyOf(sent);
    const known = this.waiting.get(key);
    if (!known) return;
    const visits = known.visits - sent.visits;
    if (visits > 0) this.waiting.set(key, { ...known, visits });
    else this.waiting.delete(key);
  }
}

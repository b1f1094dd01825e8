import type { Miss } from './Miss';

/** Result of a report; `rejected` means that a retry would fail again. */
export type SendOutcome = 'taken' | 'rejected' | 'failed';

/** Sends a report to the content service. Never rejects. */
export type SendMisses = (misses: readonly Miss[]) => Promise<SendOutcome>;

const maxAddresses = 500;
const enoughToSend = 100;
/** Maximum per report in the content service. */
const maxInReport = 200;
const sendEveryMs = 10_000;
const maxPauseMs = 60_000;

const keyOf = ({ site, path }: Miss) => `${site} ${path}`;

/**
 * Collects missing addresses and sends them every ten seconds, or as soon as a hundred are pending. Above
 * five hundred, new addresses are dropped and known ones still counted.
 */
export class MissStore {
  private readonly waiting = new Map<string, Miss>();
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> | undefined;
  private failures = 0;

  constructor(private readonly send: SendMisses) {}

  /** Counts a visit synchronously, so that the response is not delayed. */
  add(miss: Miss): void {
    const key = keyOf(miss);
    const known = this.waiting.get(key);
    if (!known && this.waiting.size >= maxAddresses) return;
    const visits = (known?.visits ?? 0) + miss.visits;
    this.waiting.set(key, { ...miss, visits, referrer: miss.referrer ?? known?.referrer ?? null });
    if (this.failures === 0 && this.waiting.size >= enoughToSend) void this.flush();
    else this.wait();
  }

  /** Sends the pending addresses in sequential reports. Never rejects. */
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
    // The delay is set after the current report.
    if (this.timer || this.sending) return;
    const pause = Math.min(sendEveryMs * 2 ** this.failures, maxPauseMs);
    this.timer = setTimeout(() => void this.flush(), pause);
    this.timer.unref();
  }

  private async sendAll(): Promise<void> {
    // Addresses added meanwhile go into the next report.
    const all = [...this.waiting.values()];
    for (let start = 0; start < all.length; start += maxInReport) {
      const report = all.slice(start, start + maxInReport);
      const outcome = await this.send(report);
      if (outcome === 'failed') {
        this.failures += 1;
        return;
      }
      this.failures = 0;
      report.forEach((sent) => this.subtract(sent));
    }
  }

  /** Subtracts the sent visits; visits counted meanwhile remain. */
  private subtract(sent: Miss): void {
    const key = keyOf(sent);
    const known = this.waiting.get(key);
    if (!known) return;
    const visits = known.visits - sent.visits;
    if (visits > 0) this.waiting.set(key, { ...known, visits });
    else this.waiting.delete(key);
  }
}

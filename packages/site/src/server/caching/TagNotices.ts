import { log } from '../log';

/** Pause until the recipient is notified again. */
const retryMs = 5000;

interface Recipient {
  /** Rejects if the recipient has not confirmed. */
  readonly send: (tags: readonly string[]) => Promise<unknown>;
  /** Number of tags that the recipient accepts at once. */
  readonly maxTags: number;
  /** Message logged when it cannot be notified. */
  readonly failure: string;
}

/** Sends tags of publications to a recipient, and retries until it confirms them. */
export class TagNotices {
  private readonly pending = new Set<string>();
  private sending: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isFailing = false;

  constructor(private readonly recipient: Recipient) {}

  /** Resolves after the first attempt and never rejects, so that a publication does not fail because of the recipient. */
  add(tags: readonly string[]): Promise<void> {
    for (const tag of tags) this.pending.add(tag);
    return this.deliver();
  }

  private deliver(): Promise<void> {
    this.sending ??= this.sendAll().finally(() => (this.sending = undefined));
    return this.sending;
  }

  private async sendAll(): Promise<void> {
    clearTimeout(this.timer);
    while (this.pending.size > 0) {
      const tags = [...this.pending].slice(0, this.recipient.maxTags);
      // Removed before sending: a tag that is added meanwhile belongs to another publication.
      for (const tag of tags) this.pending.delete(tag);
      try {
        await this.recipient.send(tags);
        this.isFailing = false;
      } catch (error) {
        for (const tag of tags) this.pending.add(tag);
        return this.retryLater(error);
      }
    }
  }

  /** Logs only the first of successive failures. */
  private retryLater(error: unknown): void {
    if (!this.isFailing) log('error', this.recipient.failure, {}, error);
    this.isFailing = true;
    this.timer = setTimeout(() => void this.deliver(), retryMs);
    this.timer.unref();
  }
}

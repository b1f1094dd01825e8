/** Logical time in the order of invalidations of one process; clock time would allow ties and jumps. */
export type Moment = number;

/**
 * Checks if something with these tags was begun before one of them was invalidated. Its end does not matter,
 * because its source may have been read earlier.
 */
export const isStaleAfter = (
  lastInvalidation: ReadonlyMap<string, Moment>,
  startedAt: Moment,
  tags: readonly string[],
): boolean => tags.some((tag) => (lastInvalidation.get(tag) ?? 0) > startedAt);

/** Invalidations of a process, for caches that must not store results begun before an invalidation. */
export class InvalidationLog {
  private count: Moment = 0;
  private readonly lastInvalidation = new Map<string, Moment>();

  /** Current logical time, to record when a load or render begins. */
  get now(): Moment {
    return this.count;
  }

  record(tags: readonly string[]): void {
    this.count += 1;
    for (const tag of tags) this.lastInvalidation.set(tag, this.count);
  }

  isStale(startedAt: Moment, tags: readonly string[]): boolean {
    return isStaleAfter(this.lastInvalidation, startedAt, tags);
  }
}

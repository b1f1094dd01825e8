/** A moment in the order of invalidations of one process. Counted and not timed: clocks tie, drift and jump. */
export type Moment = number;

/**
 * Decides whether something with these tags was begun before one of them was invalidated. When it was finished does not
 * matter: what it was made from may have been read before.
 */
export const isStaleAfter = (
  lastInvalidation: ReadonlyMap<string, Moment>,
  begunAt: Moment,
  tags: readonly string[],
): boolean => tags.some((tag) => (lastInvalidation.get(tag) ?? 0) > begunAt);

/** The invalidations of a process, for a cache that must not store what was begun before them. */
export class InvalidationLog {
  private count: Moment = 0;
  private readonly lastInvalidation = new Map<string, Moment>();

  /** The moment to remember when a load or a render begins; everything was begun after 0. */
  get now(): Moment {
    return this.count;
  }

  record(tags: readonly string[]): void {
    this.count += 1;
    for (const tag of tags) this.lastInvalidation.set(tag, this.count);
  }

  isStale(begunAt: Moment, tags: readonly string[]): boolean {
    return isStaleAfter(this.lastInvalidation, begunAt, tags);
  }
}

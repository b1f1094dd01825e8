import { decidePrefetch, type ConnectionInfo } from '@kmx/core';

interface PrefetchDependencies {
  readonly readConnection: () => ConnectionInfo | undefined;
  /** Prefetches a page and calls `done` when finished, successful or not. */
  readonly fetchPage: (href: string, done: () => void) => void;
}

export interface PrefetchQueue {
  /** Prefetches a page once a slot is free; urgent pages first, each page only once. */
  readonly request: (href: string, isUrgent: boolean) => void;
}

/** "route prefetch at most 5 parallel, skipped on data-saver or 2g connections" (section 9). */
export function createPrefetchQueue({ readConnection, fetchPage }: PrefetchDependencies): PrefetchQueue {
  const fetched = new Set<string>();
  let waiting: readonly string[] = [];
  let running = 0;
  const decide = (href: string) =>
    decidePrefetch({ connection: readConnection(), running, isKnown: fetched.has(href) });
  const fetchNext = () => {
    const [href] = waiting;
    if (href === undefined || decide(href) !== 'fetch') return;
    waiting = waiting.slice(1);
    fetched.add(href);
    running += 1;
    fetchPage(href, () => {
      running -= 1;
      fetchNext();
    });
  };
  return {
    request: (href, isUrgent) => {
      if (decide(href) === 'skip') return;
      const others = waiting.filter((other) => other !== href);
      waiting = isUrgent ? [href, ...others] : [...others, href];
      fetchNext();
    },
  };
}

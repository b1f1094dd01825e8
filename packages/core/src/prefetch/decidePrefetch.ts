import { limits } from '../limits/constants';

/** What a browser tells about its connection (`navigator.connection`); absent where it tells nothing. */
export interface ConnectionInfo {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** What is known when an in-app link comes into view or is pointed at. */
export interface PrefetchInput {
  readonly connection: ConnectionInfo | undefined;
  /** How many fetches are under way. */
  readonly running: number;
  /** Whether the address was fetched before in this visit. */
  readonly isKnown: boolean;
}

/** Fetch it now, when a slot is free, or not at all. */
export type PrefetchDecision = 'fetch' | 'wait' | 'skip';

const slowTypes = ['slow-2g', '2g'];

/** "route prefetch at most 5 parallel, skipped on data-saver or 2g connections" (section 9); each address once per visit. */
export function decidePrefetch({ connection, running, isKnown }: PrefetchInput): PrefetchDecision {
  if (isKnown || connection?.saveData === true) return 'skip';
  if (slowTypes.includes(connection?.effectiveType ?? '')) return 'skip';
  return running < limits.prefetchParallel ? 'fetch' : 'wait';
}

/** Subset of `navigator.connection`; fields are absent if the browser does not expose them. */
export interface ConnectionInfo {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export interface PrefetchInput {
  readonly connection: ConnectionInfo | undefined;
  /** Number of pending fetches. */
  readonly running: number;
  /** True if the address was fetched during this visit. */
  readonly isKnown: boolean;
}

export type PrefetchDecision = 'fetch' | 'wait' | 'skip';

/** Apart from `limits`, all of which the script of public pages would otherwise contain. */
export const prefetchParallel = 5;

const slowTypes = ['slow-2g', '2g'];

/**
 * "route prefetch at most 5 parallel, skipped on data-saver or 2g connections" (section 9); each address once per
 * visit.
 */
export function decidePrefetch({ connection, running, isKnown }: PrefetchInput): PrefetchDecision {
  if (isKnown || connection?.saveData === true) return 'skip';
  if (slowTypes.includes(connection?.effectiveType ?? '')) return 'skip';
  return running < prefetchParallel ? 'fetch' : 'wait';
}

import { limits } from '../limits/constants';

/**
 * Allows `cache=clear` at most once in 10 s for each process; "more calls are answered from the cache". Both times are
 * milliseconds of one clock; a clock that was set back does not block.
 */
export function decideCacheClear(now: number, lastClearedAt: number | undefined): 'clear' | 'default' {
  if (lastClearedAt === undefined) return 'clear';
  const elapsed = now - lastClearedAt;
  return elapsed >= 0 && elapsed < limits.cacheClearIntervalMs ? 'default' : 'clear';
}

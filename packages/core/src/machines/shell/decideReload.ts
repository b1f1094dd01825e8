/** "Reload guard 10 s" (section 9), in milliseconds. Not taken from `limits`: this travels to every reader, the table need not. */
export const reloadGuardMs = 10_000;

/** Whether a page may be loaded anew, or has just been. */
export type ReloadDecision = 'reload' | 'giveUp';

/**
 * "A chunk-load error reloads the page, at most once per 10 seconds per path" (section 8). Times in milliseconds since
 * 1970; 0 and what is no number mean that it never was.
 */
export function decideReload(now: number, reloadedAt: number): ReloadDecision {
  const elapsed = now - reloadedAt;
  // A time that lies ahead comes from a clock that was set back: it says nothing.
  return elapsed >= 0 && elapsed < reloadGuardMs ? 'giveUp' : 'reload';
}

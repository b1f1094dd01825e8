/**
 * "Reload guard 10 s" (section 9), in milliseconds. Not imported from `limits`, to keep that table out of the bundle
 * of every page.
 */
export const reloadGuardMs = 10_000;

export type ReloadDecision = 'reload' | 'giveUp';

/**
 * "A chunk-load error reloads the page, at most once per 10 seconds per path" (section 8). Times in milliseconds since
 * 1970; 0 and NaN mean never.
 */
export function decideReload(now: number, reloadedAt: number): ReloadDecision {
  const elapsed = now - reloadedAt;
  // A future time comes from a clock that was set back.
  return elapsed >= 0 && elapsed < reloadGuardMs ? 'giveUp' : 'reload';
}

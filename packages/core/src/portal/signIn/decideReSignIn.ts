import { signInLimits } from './signInLimits';

/** Returns the failures (milliseconds since 1970) of the last minute; future ones come from a wrong clock. */
export const filterFailures = (failures: readonly number[], now: number): readonly number[] =>
  failures.filter((at) => at <= now && now - at < signInLimits.failureWindowMs);

/**
 * "On user-info failure the app logs out and signs in again" (section 4), decided to be "tried at most twice in a
 * minute". `failures` are the times of all failures, including the current one.
 */
export const decideReSignIn = (failures: readonly number[], now: number): 'signInAgain' | 'giveUp' =>
  filterFailures(failures, now).length <= signInLimits.failuresAllowed ? 'signInAgain' : 'giveUp';

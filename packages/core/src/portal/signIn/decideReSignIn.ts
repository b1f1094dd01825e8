import { signInLimits } from './signInLimits';

/** Those of the failures, in milliseconds since 1970, that still count: of the last minute, none from a clock that was ahead. */
export const filterFailures = (failures: readonly number[], now: number): readonly number[] =>
  failures.filter((at) => at <= now && now - at < signInLimits.failureWindowMs);

/**
 * "On user-info failure the app logs out and signs in again" (section 4), decided to be "tried at most twice in a minute".
 * `failures` are the times of all that are known, the present one among them.
 */
export const decideReSignIn = (failures: readonly number[], now: number): 'signInAgain' | 'giveUp' =>
  filterFailures(failures, now).length <= signInLimits.failuresAllowed ? 'signInAgain' : 'giveUp';

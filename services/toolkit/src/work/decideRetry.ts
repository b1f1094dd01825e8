/** When work that failed is tried again. */
export interface RetrySchedule {
  /** Wait after the first failure, in milliseconds; each further one waits three times as long … */
  first: number;
  /** … but never longer than this, in milliseconds. */
  longest: number;
  /** Attempts in all; then the work is dead and waits for a person. */
  attempts: number;
}

/**
 * What follows the failure number `failures` (from 1): the time of the next attempt, or null for none. Up to a
 * fifth is taken off by `random` (0 to 1), so that a server that returns is not met by all at once.
 */
export const decideRetry = (
  schedule: RetrySchedule,
  failures: number,
  now: Date,
  random: number,
): Date | null => {
  if (failures >= schedule.attempts) return null;
  const wait = Math.min(schedule.longest, schedule.first * 3 ** (failures - 1));
  return new Date(now.getTime() + Math.round(wait * (1 - random / 5)));
};

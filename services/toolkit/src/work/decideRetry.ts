export interface RetrySchedule {
  /** Delay after the first failure, in milliseconds; each further one is three times as long … */
  first: number;
  /** … up to this maximum, in milliseconds. */
  longest: number;
  /** Maximum of attempts; after that the work is dead until an operator retries it. */
  attempts: number;
}

/**
 * Returns the time of the next attempt after the failure number `failures` (from 1), or null. `random` (0 to 1)
 * removes up to a fifth, so that a recovering server does not receive all attempts at once.
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

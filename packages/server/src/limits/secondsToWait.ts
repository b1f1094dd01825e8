const isRejection = (reason: unknown): reason is { msBeforeNext: number } =>
  typeof reason === 'object' &&
  reason !== null &&
  'msBeforeNext' in reason &&
  typeof reason.msBeforeNext === 'number';

/**
 * Returns the seconds until a rate limiter allows another call, at least 1. Detects the rejection by shape,
 * because bundles with separate copies of the class share limiters.
 * @throws `reason` if it is not a rejection of a limiter.
 */
export function secondsToWait(reason: unknown): number {
  if (!isRejection(reason)) throw reason;
  return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
}

const isRejection = (reason: unknown): reason is { msBeforeNext: number } =>
  typeof reason === 'object' &&
  reason !== null &&
  'msBeforeNext' in reason &&
  typeof reason.msBeforeNext === 'number';

/**
 * After how many seconds a limiter lets somebody go on; at least 1. By shape and not by class: limiters are shared by bundles
 * that each have a class of their own.
 * @throws what is no refusal of a limiter.
 */
export function secondsToWait(reason: unknown): number {
  if (!isRejection(reason)) throw reason;
  return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
}

import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

export interface LimiterOptions {
  /** Key prefix; processes that share Redis share the counters of a name. */
  name: string;
  points: number;
  durationSeconds: number;
}

export type Limiter = Pick<RateLimiterMemory, 'consume' | 'reward' | 'delete'>;

/**
 * Counts in Redis across processes, or in this process without it. Falls back to this process while Redis does not respond.
 */
export function createLimiter(
  { name, points, durationSeconds: duration }: LimiterOptions,
  redis: Redis | undefined,
): Limiter {
  const keyPrefix = `kmx:limit:${name}`;
  const memory = new RateLimiterMemory({ keyPrefix, points, duration });
  if (redis === undefined) return memory;
  return new RateLimiterRedis({
    storeClient: redis,
    keyPrefix,
    points,
    duration,
    insuranceLimiter: memory,
    rejectIfRedisNotReady: true,
  });
}

import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

import { sharedRedis } from '../redis';

interface LimiterOptions {
  /** Begins the keys of the counters: processes that share Redis count what has the same name together. */
  name: string;
  points: number;
  durationSeconds: number;
}

/** Counts uses of a key. */
export type Limiter = Pick<RateLimiterMemory, 'consume' | 'reward'>;

/** Counts in Redis for all processes of the site where there is one, else, and while it does not respond, in this process. */
export function createLimiter(
  { name, points, durationSeconds: duration }: LimiterOptions,
  redis: Redis | undefined = sharedRedis(),
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

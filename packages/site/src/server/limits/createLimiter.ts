import type { Redis } from 'ioredis';
import { createLimiter as createSharedLimiter, type Limiter, type LimiterOptions } from '@kmx/server/limits';

import { sharedRedis } from '../redis';

/** Counts across processes if `REDIS_URL` is set, otherwise in this process. */
export const createLimiter = (options: LimiterOptions, redis: Redis | undefined = sharedRedis()): Limiter =>
  createSharedLimiter(options, redis);

import { Redis } from 'ioredis';

import { env } from './env';
import { log } from './log';

/** Short, because requests wait for Redis; on failure each process counts and stores separately. */
const commandTimeoutMs = 500;

/** Opens a connection that reconnects by itself; commands fail immediately while it is down. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: commandTimeoutMs,
    connectTimeout: 3000,
    retryStrategy: (times) => Math.min(times * 200, 5000),
  });
  let isReported = false;
  redis.on('error', (error: Error) => {
    if (!isReported)
      log('warn', `Redis is unavailable; each process counts and stores separately: ${error.message}`);
    isReported = true;
  });
  redis.on('ready', () => {
    if (isReported) log('info', 'Redis is available again.');
    isReported = false;
  });
  return redis;
}

const holder = globalThis as typeof globalThis & { kmxRedis?: Redis };

/** Returns the shared Redis connection of the process, or undefined without REDIS_URL. */
export function sharedRedis(): Redis | undefined {
  const url = env().REDIS_URL;
  if (url === undefined) return undefined;
  return (holder.kmxRedis ??= connectRedis(url));
}

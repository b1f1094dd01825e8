import { Redis } from 'ioredis';

import { env } from './env';
import { log } from './log';

/** A reader does not wait for Redis: without it each process counts and stores by itself. */
const commandTimeoutMs = 500;

/** Opens a connection that comes back by itself; until it is there commands fail at once. */
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
    if (!isReported) log('warn', `Redis cannot be used, and each process is on its own: ${error.message}`);
    isReported = true;
  });
  redis.on('ready', () => {
    if (isReported) log('info', 'Redis is back.');
    isReported = false;
  });
  return redis;
}

const holder = globalThis as typeof globalThis & { kmxRedis?: Redis };

/** The Redis that the processes of the site share (REDIS_URL), or undefined; one connection for the process. */
export function sharedRedis(): Redis | undefined {
  const url = env().REDIS_URL;
  if (url === undefined) return undefined;
  return (holder.kmxRedis ??= connectRedis(url));
}

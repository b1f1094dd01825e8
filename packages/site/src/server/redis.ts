import type { Redis } from 'ioredis';
import { connectRedis as connect } from '@kmx/server/limits';

import { env } from './env';
import { log } from './log';

/** Opens a connection that reports in the log when Redis is lost and found again. */
export const connectRedis = (url: string): Redis =>
  connect(url, {
    onFailure: ({ message }) =>
      log('warn', `Redis is unavailable; each process counts and stores separately: ${message}`),
    onRecovery: () => log('info', 'Redis is available again.'),
  });

const holder = globalThis as typeof globalThis & { kmxRedis?: Redis };

/** Returns the shared Redis connection of the process, or undefined without REDIS_URL. */
export function sharedRedis(): Redis | undefined {
  const url = env().REDIS_URL;
  if (url === undefined) return undefined;
  return (holder.kmxRedis ??= connectRedis(url));
}

import { Redis } from 'ioredis';

/** Short, because requests wait for Redis; on failure each process counts and stores separately. */
const commandTimeoutMs = 500;

/** Called when Redis becomes unavailable, and when it is available again. */
interface RedisReports {
  onFailure: (error: Error) => void;
  onRecovery: () => void;
}

/** Opens a connection that reconnects by itself; commands fail immediately while it is down. */
export function connectRedis(url: string, { onFailure, onRecovery }: RedisReports): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: commandTimeoutMs,
    connectTimeout: 3000,
    retryStrategy: (times) => Math.min(times * 200, 5000),
  });
  let isReported = false;
  redis.on('error', (error: Error) => {
    if (!isReported) onFailure(error);
    isReported = true;
  });
  redis.on('ready', () => {
    if (isReported) onRecovery();
    isReported = false;
  });
  return redis;
}

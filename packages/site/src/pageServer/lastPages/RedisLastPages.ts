import type { Redis } from 'ioredis';

import { parsePageRecord, type LastPages, type PageRecord } from './LastPages';

/** Pages without a request for this long are dropped. */
const lifetimeSeconds = 30 * 24 * 60 * 60;

const keyOf = (address: string) => `kmx:page:${address}`;

/** Stores pages in Redis, shared by the site processes on all machines. */
export class RedisLastPages implements LastPages {
  constructor(private readonly redis: Redis) {}

  async find(address: string): Promise<PageRecord | undefined> {
    const { policy, speculationRules, body } = await this.redis.hgetallBuffer(keyOf(address));
    return (
      body &&
      parsePageRecord({ policy: policy?.toString(), speculationRules: speculationRules?.toString(), body })
    );
  }

  async store(address: string, page: PageRecord): Promise<void> {
    const key = keyOf(address);
    await this.redis.multi().hset(key, page).expire(key, lifetimeSeconds).exec();
  }

  async remove(address: string): Promise<void> {
    await this.redis.del(keyOf(address));
  }
}

import type { Redis } from 'ioredis';

import type { Rendition } from '../PageStore';

import type { LastPages } from './LastPages';
import { readRecord, writeRecord } from './renditionRecord';

/** A page that nobody has asked for in this time is not missed in an outage. */
const lifetimeSeconds = 30 * 24 * 60 * 60;

const keyOf = (address: string) => `kmx:page:${address}`;

/** Pages in Redis, which the site's processes of all machines share. */
export class RedisLastPages implements LastPages {
  constructor(private readonly redis: Redis) {}

  async find(address: string): Promise<Rendition | undefined> {
    const { policy, speculationRules, body } = await this.redis.hgetallBuffer(keyOf(address));
    return (
      body && readRecord({ policy: policy?.toString(), speculationRules: speculationRules?.toString(), body })
    );
  }

  async store(address: string, page: Rendition): Promise<void> {
    const key = keyOf(address);
    const record = await writeRecord(page);
    await this.redis.multi().hset(key, record).expire(key, lifetimeSeconds).exec();
  }

  async remove(address: string): Promise<void> {
    await this.redis.del(keyOf(address));
  }
}

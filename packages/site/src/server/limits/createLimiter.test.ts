import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { secondsToWait, type Limiter } from '@kmx/server/limits';

import { connectRedis } from '../redis';

import { createLimiter } from './createLimiter';

const url = process.env.TEST_REDIS_URL;

const clients: Redis[] = [];
async function connect(): Promise<Redis> {
  if (url === undefined)
    throw new Error('There is no Redis to test on. Install it: apt-get install redis-server');
  const client = connectRedis(url);
  clients.push(client);
  await once(client, 'ready');
  return client;
}
afterEach(() => clients.splice(0).forEach((client) => client.disconnect()));

let time = 0;
const optionsOf = (points: number) => ({ name: `test-${++time}`, points, durationSeconds: 60 });

/** Counts the allowed uses of limiters in rotation. */
async function countAllowed(limiters: readonly Limiter[], uses: number): Promise<number> {
  let allowed = 0;
  for (let use = 0; use < uses; use += 1) {
    const limiter = limiters[use % limiters.length];
    await limiter?.consume('203.0.113.7').then(
      () => (allowed += 1),
      () => undefined,
    );
  }
  return allowed;
}

it('counts together for all processes that share Redis', async () => {
  const options = optionsOf(4);
  const processes = [createLimiter(options, await connect()), createLimiter(options, await connect())];
  expect(await countAllowed(processes, 10)).toBe(4);
});

it('reverts a use for all processes', async () => {
  const options = optionsOf(1);
  const one = createLimiter(options, await connect());
  const other = createLimiter(options, await connect());
  expect(await countAllowed([one], 1)).toBe(1);
  await other.reward('203.0.113.7');
  expect(await countAllowed([one], 2)).toBe(1);
});

it('returns when the next use is allowed', async () => {
  const limiter = createLimiter(optionsOf(1), await connect());
  await limiter.consume('203.0.113.7');
  const rejection: unknown = await limiter.consume('203.0.113.7').catch((reason: unknown) => reason);
  expect(secondsToWait(rejection)).toBeGreaterThan(0);
});

it('counts in each process without Redis', async () => {
  const options = optionsOf(4);
  expect(await countAllowed([createLimiter(options), createLimiter(options)], 10)).toBe(8);
});

it('continues to count in each process while Redis is down', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const redis = connectRedis('redis://127.0.0.1:1');
  clients.push(redis);
  expect(await countAllowed([createLimiter(optionsOf(4), redis)], 10)).toBe(4);
});

import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { LastPages } from './LastPages';
import { tolerant } from './openLastPages';
import { RedisLastPages } from './RedisLastPages';
import { SqliteLastPages } from './SqliteLastPages';
import { connectRedis } from '@/server/redis';

const folder = mkdtempSync(path.join(tmpdir(), 'last-pages-'));
const file = path.join(folder, 'new', 'pages.db');

let redis: ReturnType<typeof connectRedis>;
beforeAll(async () => {
  const url = process.env.TEST_REDIS_URL;
  if (url === undefined)
    throw new Error('There is no Redis to test on. Install it: apt-get install redis-server');
  redis = connectRedis(url);
  await once(redis, 'ready');
});
afterAll(() => {
  redis.disconnect();
  rmSync(folder, { recursive: true });
});

const address = 'http://localhost/en/a';
const page = (text: string) => ({
  body: Buffer.from(text),
  policy: "default-src 'self'",
  speculationRules: '/_assets/rules.json',
});

describe.each<[string, () => LastPages]>([
  ['a file', () => new SqliteLastPages(file)],
  ['Redis', () => new RedisLastPages(redis)],
])('in %s', (_name, reopen) => {
  it('returns after a restart what was stored last, and nothing that was removed', async () => {
    const pages = reopen();
    await pages.store(address, page('first'));
    await pages.store(address, page('last'));
    await pages.store(`${address}/b`, page('b'));
    expect(await reopen().find(address)).toEqual(page('last'));
    expect(await reopen().find('http://other.localhost/en/a')).toBeUndefined();
    await reopen().remove(address);
    expect(await reopen().find(address)).toBeUndefined();
  });
});

it('drops the oldest pages if there is not enough space', async () => {
  const clock = vi.spyOn(Date, 'now');
  const pages = new SqliteLastPages(file, 2);
  for (const [index, name] of ['a', 'b', 'c'].entries()) {
    clock.mockReturnValue(index);
    await pages.store(name, page(name));
  }
  expect(await pages.find('a')).toBeUndefined();
  expect(await pages.find('c')).toEqual(page('c'));
});

it('starts empty if the file is damaged', async () => {
  const damaged = path.join(folder, 'damaged.db');
  writeFileSync(damaged, 'this is no database'.repeat(500));
  await new SqliteLastPages(damaged).store(address, page('new'));
  expect(await new SqliteLastPages(damaged).find(address)).toEqual(page('new'));
});

it('logs failures and continues', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const pages = tolerant(() => {
    throw new Error('disk full');
  });
  await expect(pages.store(address, page('a'))).resolves.toBeUndefined();
  await expect(pages.find(address)).resolves.toBeUndefined();
  expect(warn.mock.calls.flat().join()).toContain('disk full');
});

import { createBackends } from '../../../toolkit/src/testing/backends';
import { openSearchDatabase, type SearchDatabase } from '../engine/openSearchDatabase';

import { decidePause, JobQueue } from './JobQueue';
import { SearchWorker } from './SearchWorker';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.each(createBackends('search'))('jobs of the search on $name', ({ open }) => {
  let close: () => Promise<void>;
  let address: string;
  let database: SearchDatabase;
  let now = 0;
  const queueOf = (of: SearchDatabase = database) => new JobQueue(of, () => now);

  beforeAll(async () => {
    ({ url: address, close } = await open());
    database = await openSearchDatabase(address);
  });
  beforeEach(async () => {
    now = 1_800_000_000_000;
    await database.writer.deleteFrom('search_jobs').execute();
  });
  afterAll(async () => {
    await database.close();
    await close();
  });

  it('waits for the requested time and runs once', async () => {
    const queue = queueOf();
    await queue.add('products', 1000);
    expect(await queue.claim()).toBeUndefined();
    expect(await queue.untilNext()).toBe(1000);
    now += 1000;
    const job = await queue.claim();
    expect(job).toEqual({ key: 'products', requests: 1, attempts: 0 });
    if (job) await queue.finish(job);
    expect(await queue.untilNext()).toBeUndefined();
  });

  it('runs once for many requests, which do not extend the wait', async () => {
    const queue = queueOf();
    await queue.add('products', 1000);
    now += 600;
    await queue.add('products', 1000);
    expect(await queue.untilNext()).toBe(400);
  });

  it('is measured by the first request that is not done, also when it fails', async () => {
    const queue = queueOf();
    expect(await queue.measure()).toEqual({ entries: { waiting: 0, failing: 0 }, oldestSeconds: 0 });
    await queue.add('products');
    now += 2000;
    await queue.add('products');
    const job = await queue.claim();
    if (job) await queue.fail(job, 'It is down.');
    now += 3000;
    expect(await queue.measure()).toEqual({ entries: { waiting: 0, failing: 1 }, oldestSeconds: 5 });
  });

  it('is run again if it was requested while it ran', async () => {
    const queue = queueOf();
    await queue.add('products');
    const first = await queue.claim();
    await queue.add('products');
    if (first) await queue.finish(first);
    expect(await queue.claim()).toMatchObject({ key: 'products', requests: 2 });
  });

  it('outlives the process', async () => {
    await queueOf().add('site:main');
    const again = await openSearchDatabase(address);
    expect(await queueOf(again).claim()).toMatchObject({ key: 'site:main' });
    await again.close();
  });

  it('is run by one process at a time, and after its lease by another one', async () => {
    const other = await openSearchDatabase(address);
    await queueOf().add('products');
    await queueOf().add('site:main');
    expect(await queueOf().claim()).toBeDefined();
    expect(await queueOf(other).claim()).toBeUndefined();
    now += 120_001;
    expect(await queueOf(other).claim()).toBeDefined();
    await other.close();
  });

  it('is tried again after a failure, with a growing pause', async () => {
    const queue = queueOf();
    await queue.add('products');
    const job = await queue.claim();
    if (job) await queue.fail(job, 'The service is down.');
    expect(await queue.claim()).toBeUndefined();
    now += decidePause(0);
    expect(await queue.claim()).toMatchObject({ attempts: 1 });
  });

  it('is worked off in the background until it succeeds', async () => {
    const queue = new JobQueue(database);
    const ran: string[] = [];
    const done = new Promise<void>((resolve) => {
      const worker = new SearchWorker(queue, (key) => {
        ran.push(key);
        if (ran.length === 1) return Promise.reject(new Error('The service is down.'));
        if (ran.length === 3) setImmediate(() => void worker.stop().then(resolve));
        return Promise.resolve();
      });
      void queue
        .add('a')
        .then(() => queue.add('b', 1))
        .then(() => {
          worker.wake();
        });
    });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await done;
    expect(ran).toEqual(['a', 'b', 'a']);
    expect(await queue.untilNext()).toBeUndefined();
  });
});

describe('pauses after failures', () => {
  it.each([
    [0, 1000],
    [3, 8000],
    [20, 60_000],
  ])('after %s failures %s ms pass', (attempts, pause) => {
    expect(decidePause(attempts)).toBe(pause);
  });
});

import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '@kmx/core';
import { SearchService } from './SearchService';
import { startIndexing } from './startIndexing';

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn() }));

/** A worker would index in the background, and a database that cannot be opened is not available on demand. */
function createService(failures = 0) {
  const steps: string[] = [];
  const service = new SearchService('file:/nowhere', () => Promise.resolve());
  const opened: unknown = {
    queue: {
      releaseAll: () => Promise.resolve(void steps.push('release')),
      add: (key: string) => Promise.resolve(void steps.push(`add ${key}`)),
    },
    worker: { wake: () => void steps.push('wake') },
  };
  const open = vi.spyOn<{ open: () => Promise<unknown> }, 'open'>(service, 'open');
  open.mockResolvedValue(opened);
  for (let time = 0; time < failures; time += 1)
    open.mockRejectedValueOnce(new Error('The disk is not there.'));
  return { steps, service };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(pause).mockReset();
});
afterEach(() => vi.useRealTimers());

const lifetimeMs = limits.cacheLifetimeSeconds * 1000;

it('releases the jobs of processes that ended, and compares everything', async () => {
  const { service, steps } = createService();
  await startIndexing(service).started;
  expect(steps).toEqual(['release', 'add all', 'wake']);
});

it("schedules the products as often as the site's cache of them expires, until it is stopped", async () => {
  const { service, steps } = createService();
  const indexing = startIndexing(service);
  await indexing.started;
  steps.length = 0;
  await vi.advanceTimersByTimeAsync(lifetimeMs - 1);
  expect(steps).toEqual([]);
  await vi.advanceTimersByTimeAsync(lifetimeMs + 1);
  expect(steps).toEqual(['add products', 'wake', 'add products', 'wake']);
  indexing.stop();
  await vi.advanceTimersByTimeAsync(lifetimeMs);
  expect(steps).toHaveLength(4);
});

it('waits for a database that cannot be opened yet', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const { service, steps } = createService(1);
  await startIndexing(service).started;
  expect(pause).toHaveBeenCalledWith(5000, undefined, { ref: false });
  expect(error).toHaveBeenCalledTimes(1);
  expect(steps).toEqual(['release', 'add all', 'wake']);
});

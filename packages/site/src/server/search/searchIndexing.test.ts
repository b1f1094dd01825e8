import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '@kmx/core';

import { startSearchIndexing } from './searchIndexing';
import { searchService } from './searchService';

// A real worker would index in the background and outlive the test; a database that cannot be opened cannot be had on demand.
jest.mock('./searchService', () => ({ searchService: jest.fn() }));
jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn() }));

const open = jest.mocked<() => Promise<unknown>>(searchService);

function createService() {
  const steps: string[] = [];
  const queue = {
    releaseAll: () => Promise.resolve(void steps.push('release')),
    add: (key: string, delayMs = 0) => Promise.resolve(void steps.push(`add ${key} ${String(delayMs)}`)),
  };
  return { steps, service: { queue, worker: { wake: () => void steps.push('wake') } } };
}

beforeEach(() => {
  jest.useFakeTimers();
  open.mockReset();
  jest.mocked(pause).mockReset();
});
afterEach(() => {
  jest.useRealTimers();
  delete process.env.NEXT_PHASE;
});

describe('startSearchIndexing', () => {
  it('takes back the jobs of processes that ended, and compares everything', async () => {
    const { service, steps } = createService();
    open.mockResolvedValue(service);
    await startSearchIndexing();
    expect(steps).toEqual(['release', 'add all 0', 'wake']);
  });

  it('looks at the products as often as the memory of them is renewed', async () => {
    const { service, steps } = createService();
    open.mockResolvedValue(service);
    await startSearchIndexing();
    steps.length = 0;
    const lifetimeMs = limits.cacheLifetimeSeconds * 1000;
    await jest.advanceTimersByTimeAsync(lifetimeMs - 1);
    expect(steps).toEqual([]);
    await jest.advanceTimersByTimeAsync(lifetimeMs + 1);
    expect(steps).toEqual(['add products 1000', 'wake', 'add products 1000', 'wake']);
  });

  it('waits for a database that cannot be opened yet', async () => {
    const error = jest.spyOn(console, 'error').mockReturnValue(undefined);
    const { service, steps } = createService();
    open.mockRejectedValueOnce(new Error('The disk is not there.')).mockResolvedValue(service);
    await startSearchIndexing();
    expect(pause).toHaveBeenCalledWith(5000, undefined, { ref: false });
    expect(error).toHaveBeenCalledTimes(1);
    expect(steps).toEqual(['release', 'add all 0', 'wake']);
  });

  it('does nothing while the site is being built', async () => {
    process.env.NEXT_PHASE = 'phase-production-build';
    await startSearchIndexing();
    expect(open).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });
});

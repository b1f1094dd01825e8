import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '@kmx/core';
import { log } from '../logging/log';
import { jobKey } from '../sources/reindexReason';
import type { SearchService } from './SearchService';

/** Pause until the next attempt to open the database. */
const reopenMs = 5000;

async function openWhile(isRunning: () => boolean, service: SearchService) {
  while (isRunning()) {
    try {
      return await service.open();
    } catch (error) {
      log('error', 'The database of the search cannot be opened.', {}, error);
      await pause(reopenMs, undefined, { ref: false });
    }
  }
  return undefined;
}

/**
 * Indexes in the background: first everything, because publications may have been missed while no process ran, then the
 * products whenever the site's cache of them expires, because their service does not notify anyone.
 */
export function startIndexing(service: SearchService): { started: Promise<void>; stop: () => void } {
  let isRunning = true;
  let timer: NodeJS.Timeout | undefined;
  const checkProducts = () => {
    service.schedule([{ kind: 'products' }]).catch((error: unknown) => {
      log('error', 'The products could not be scheduled for the search.', {}, error);
    });
  };
  const start = async () => {
    const opened = await openWhile(() => isRunning, service);
    if (!opened) return;
    await opened.queue.releaseAll();
    await opened.queue.add(jobKey({ kind: 'all' }));
    opened.worker.wake();
    timer = setInterval(checkProducts, limits.cacheLifetimeSeconds * 1000);
    timer.unref();
  };
  return {
    started: start(),
    stop: () => {
      isRunning = false;
      clearInterval(timer);
    },
  };
}

import { decideReload, isChunkLoadError, isCrawler } from '@kmx/core';

/** Several chunks can fail at once; one reload handles them all. */
let isReloading = false;

const memoryKey = () => `reload:${window.location.pathname}`;

/**
 * Returns the time of this path's last reload. If storage is denied, the navigation type still identifies a
 * reload.
 */
function readReloadTime(): number {
  try {
    return Number(sessionStorage.getItem(memoryKey()));
  } catch {
    const isReload = performance
      .getEntriesByType('navigation')
      .some((entry) => 'type' in entry && entry.type === 'reload');
    return isReload ? performance.timeOrigin : 0;
  }
}

/** Allows one reload per 10 s (section 8), and none while offline, when the page would be lost. */
export const canReloadPage = (): boolean =>
  isReloading || (navigator.onLine && decideReload(Date.now(), readReloadTime()) === 'reload');

/** Reloads the page and stores the time. */
export function reloadPage(): void {
  if (isReloading) return;
  isReloading = true;
  try {
    sessionStorage.setItem(memoryKey(), String(Date.now()));
  } catch {
    // The browser records the navigation type instead.
  }
  window.location.reload();
}

/** Detects chunk load errors; false for crawlers (section 4). */
export const isChunkFailure = (error: unknown): boolean =>
  isChunkLoadError(error) && !isCrawler(navigator.userAgent);

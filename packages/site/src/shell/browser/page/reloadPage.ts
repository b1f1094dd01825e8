import { decideReload, isChunkLoadError, isCrawler } from '@kmx/core';

/** Several parts of the app can be gone at once: one reload answers them all. */
let isReloading = false;

const memoryKey = () => `reload:${window.location.pathname}`;

/** When this path was last loaded anew. Where the session keeps nothing, the browser still knows that this load was a reload. */
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

/** Whether the page may be loaded anew: once per 10 s (section 8), and not offline, where it would be lost. */
export const canReloadPage = (): boolean =>
  isReloading || (navigator.onLine && decideReload(Date.now(), readReloadTime()) === 'reload');

/** Loads the page anew and remembers when. */
export function reloadPage(): void {
  if (isReloading) return;
  isReloading = true;
  try {
    sessionStorage.setItem(memoryKey(), String(Date.now()));
  } catch {
    // The kind of this load is remembered by the browser.
  }
  window.location.reload();
}

/** Whether a failure means that a part of the app is gone, for a reader: crawlers are left alone (section 4). */
export const isChunkFailure = (error: unknown): boolean =>
  isChunkLoadError(error) && !isCrawler(navigator.userAgent);

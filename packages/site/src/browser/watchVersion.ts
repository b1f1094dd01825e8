import { manifestFetchDelayMs, versionPollMs } from '@kmx/core';

import { fetchLatestBuildId } from '../shell/browser/page/fetchLatestBuildId';

/**
 * Polls the live version 1 s after the start, every ten minutes and when the page becomes visible (sections 7
 * and 9). Calls `onNewVersion` once, so that outdated prefetched pages are dropped; navigations always load
 * the live version.
 */
export function watchVersion(onNewVersion: () => void, signal: AbortSignal): void {
  const { build } = document.documentElement.dataset;
  const end = new AbortController();
  signal.addEventListener('abort', () => end.abort(), { once: true });
  const check = async () => {
    try {
      if ((await fetchLatestBuildId(signal)) === build) return;
      end.abort();
      onNewVersion();
    } catch (cause) {
      console.warn('The live version could not be determined.', cause);
    }
  };
  const poll = () => {
    void check();
    const timer = setInterval(() => void check(), versionPollMs);
    end.signal.addEventListener('abort', () => clearInterval(timer));
  };
  setTimeout(poll, Math.max(0, manifestFetchDelayMs - performance.now()));
  const onVisible = () => {
    if (document.visibilityState === 'visible') void check();
  };
  document.addEventListener('visibilitychange', onVisible, { signal: end.signal });
}

import { closeMenus, startMenus } from '../shell/browser/links/closeMenus';
import { startEnhancements } from '../shell/browser/startEnhancements';

import { startActions } from './startActions';
import { startPictures } from './startPictures';
import { startPrefetch } from './startPrefetch';
import { startProgress } from './startProgress';
import { startReloads } from './startReloads';
import { watchVersion } from './watchVersion';
import { whenLoaded } from './whenLoaded';

/**
 * Starts the script of a public page: plain document navigation, and enhancements of what the server rendered (docs/adr/0031).
 * Without script everything works as well.
 */
export function startPage(signal: AbortSignal): void {
  // Before the forms: one that could not be sent says that it is dirty again.
  const reload = startReloads(signal);
  startMenus(signal);
  startActions(signal);
  const prefetching = new AbortController();
  // Other pages must not take the line from the pictures of this one.
  whenLoaded(() => startPrefetch(prefetching.signal));
  // The version that is live has other pages than those that would be fetched ahead now.
  watchVersion(() => prefetching.abort(), signal);
  const showPage = startEnhancements({ reload }, signal);
  showPage();
  startPictures(signal);
  startProgress(signal);
  // A page that comes back as it was left may be older than what the reader has chosen since.
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      closeMenus();
      showPage();
    },
    { signal },
  );
}

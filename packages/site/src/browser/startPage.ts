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
 * Starts the script of a public page: enhancements of server-rendered HTML with ordinary document navigation
 * (docs/adr/0031). Everything also works without JavaScript.
 */
export function startPage(signal: AbortSignal): void {
  // Must start before the forms: a failed submission marks its form as dirty again.
  const reload = startReloads(signal);
  startMenus(signal);
  startActions(signal);
  const prefetching = new AbortController();
  // Prefetching must not compete with the images of this page.
  whenLoaded(() => startPrefetch(prefetching.signal));
  // After a deployment, the prefetched pages are outdated.
  watchVersion(() => prefetching.abort(), signal);
  const showPage = startEnhancements({ reload }, signal);
  showPage();
  startPictures(signal);
  startProgress(signal);
  // A page restored from the back/forward cache may predate the reader's latest choices.
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

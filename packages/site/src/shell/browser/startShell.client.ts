import { createShell } from '@kmx/core/machines/shell';

import type { BrowserShell, ShellHost } from './bootShell';
import { focusFragment } from './focusFragment';
import { fetchLatestBuildId } from './page/fetchLatestBuildId';
import { reloadPage } from './page/reloadPage';
import { startEnhancements } from './startEnhancements';
import { watchLinks } from './watchLinks';
import { watchPage } from './watchPage';
import { watchScroll } from './watchScroll';

/** A page without a build id (not rendered by our layout) cannot be outdated. */
const readBuildId = () => document.documentElement.dataset.build;

const toError = (cause: unknown) =>
  cause instanceof Error ? cause : new Error('A part of the page failed to load.', { cause });

/** Starts the shell; loaded after the page itself (see `bootShell`). */
export function startShell(host: ShellHost, isFormDirty: boolean): BrowserShell {
  const end = new AbortController();
  const buildId = readBuildId();
  const shell = createShell(
    {
      pushRoute: host.pushRoute,
      prefetchRoute: host.prefetchRoute,
      showError: (cause) => host.showError(toError(cause)),
      fetchLatestBuildId: async (signal) => (buildId === undefined ? '' : fetchLatestBuildId(signal)),
      loadPage: (href) => window.location.assign(href),
      reloadPage,
      logManifestFailure: (cause) => console.warn('The live version could not be determined.', cause),
      scrollTo: (top) => window.scrollTo({ top, behavior: 'instant' }),
    },
    { buildId: buildId ?? '', elapsedMs: performance.now(), isFormDirty },
  );
  watchPage(shell, end.signal);
  watchScroll(shell, end.signal);
  const scanLinks = watchLinks(shell, end.signal);
  // Must run after `watchPage`: a failed submission marks its form as dirty again.
  const showPage = startEnhancements({ reload: () => shell.send({ type: 'reload.requested' }) }, end.signal);
  showPage();
  return {
    navigate: (href) => shell.send({ type: 'navigation.requested', href }),
    pageShown: () => {
      shell.send({ type: 'navigation.finished' });
      scanLinks();
      showPage();
      focusFragment();
    },
    stop: () => {
      end.abort();
      shell.stop();
    },
  };
}

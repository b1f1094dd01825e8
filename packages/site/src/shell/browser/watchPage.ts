import type { Shell } from '@kmx/core/machines/shell';

import { canReloadPage, isChunkFailure } from './page/reloadPage';
import { watchEntries } from './page/watchEntries';
import { watchFailures } from './page/watchFailures';

/** Reports events of the page to the shell: visibility, form entries, user activity, chunk load errors. */
export function watchPage({ send }: Shell, signal: AbortSignal): void {
  const options = { signal, passive: true };
  const onAct = () => send({ type: 'reader.acted' });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') send({ type: 'page.visible' });
    },
    options,
  );
  watchEntries(
    { onChange: () => send({ type: 'form.changed' }), onSubmit: () => send({ type: 'form.submitted' }) },
    signal,
  );
  for (const name of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    document.addEventListener(name, onAct, options);
  watchFailures((cause) => {
    if (isChunkFailure(cause)) send({ type: 'chunk.failed', canReload: canReloadPage(), cause });
  }, signal);
}

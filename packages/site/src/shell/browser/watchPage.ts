import type { Shell } from '@kmx/core/machines/shell';

import { canReloadPage, isChunkFailure } from './reloadPage';

const isConsent = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-consent]') !== null;

/** Tells the shell what happens on the page: looked at again, forms, what the reader does, parts of the app that are gone. */
export function watchPage({ send }: Shell, signal: AbortSignal): void {
  const options = { signal, passive: true };
  const onChange = (event: Event) => {
    if (!isConsent(event)) send({ type: 'form.changed' });
  };
  const onSubmit = (event: Event) => {
    if (!isConsent(event)) send({ type: 'form.submitted' });
  };
  const onFailure = (cause: unknown) => {
    if (isChunkFailure(cause)) send({ type: 'chunk.failed', canReload: canReloadPage(), cause });
  };
  const onAct = () => send({ type: 'reader.acted' });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') send({ type: 'page.visible' });
    },
    options,
  );
  document.addEventListener('input', onChange, options);
  document.addEventListener('change', onChange, options);
  document.addEventListener('submit', onSubmit, options);
  document.addEventListener('reset', onSubmit, options);
  for (const name of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    document.addEventListener(name, onAct, options);
  window.addEventListener('error', ({ error }: { error: unknown }) => onFailure(error), options);
  window.addEventListener(
    'unhandledrejection',
    ({ reason }: { reason: unknown }) => onFailure(reason),
    options,
  );
}

'use client';

import { useSyncExternalStore } from 'react';
import { media } from '@kmx/design-system';

const query = media.belowM.slice('@media '.length);

const find = (): MediaQueryList | undefined =>
  'matchMedia' in window ? window.matchMedia(query) : undefined;

function subscribe(onChange: () => void): () => void {
  const found = find();
  found?.addEventListener('change', onChange);
  return () => found?.removeEventListener('change', onChange);
}

/** Whether the window is below 768 px, where the rows of a table become cards. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => find()?.matches ?? false,
    () => false,
  );

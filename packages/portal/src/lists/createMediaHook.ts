'use client';

import { useSyncExternalStore } from 'react';

/** Creates a hook that returns whether the window matches a media query; false during server rendering. */
export function createMediaHook(step: `@media ${string}`): () => boolean {
  const query = step.slice('@media '.length);
  const find = (): MediaQueryList | undefined =>
    'matchMedia' in window ? window.matchMedia(query) : undefined;
  const subscribe = (onChange: () => void) => {
    const found = find();
    found?.addEventListener('change', onChange);
    return () => found?.removeEventListener('change', onChange);
  };
  return function useMedia() {
    return useSyncExternalStore(
      subscribe,
      () => find()?.matches ?? false,
      () => false,
    );
  };
}

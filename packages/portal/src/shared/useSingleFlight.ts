'use client';

import { useCallback, useRef } from 'react';

/** Runs one call of `work` at a time: a call made while one is running shares its result. */
export function useSingleFlight(work: () => Promise<void>): () => Promise<void> {
  const running = useRef<Promise<void>>(undefined);
  return useCallback(() => {
    running.current ??= work().finally(() => {
      running.current = undefined;
    });
    return running.current;
  }, [work]);
}

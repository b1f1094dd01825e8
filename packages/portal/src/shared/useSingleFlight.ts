'use client';

import { useCallback, useRef } from 'react';

/** Runs `work` once at a time: calls made while one is running share its result. */
export function useSingleFlight(work: () => Promise<void>): () => Promise<void> {
  const running = useRef<Promise<void>>(undefined);
  return useCallback(() => {
    running.current ??= work().finally(() => {
      running.current = undefined;
    });
    return running.current;
  }, [work]);
}

'use client';

import { useEffect, useRef } from 'react';

/** Renews the token once per visit if granted access is waiting for a role. */
export function useRenewOnce(isWaiting: boolean, renew: () => Promise<void>): void {
  const hasRenewed = useRef(false);
  useEffect(() => {
    if (!isWaiting || hasRenewed.current) return;
    hasRenewed.current = true;
    // On failure the tile offers the renewal as an action.
    renew().catch(() => undefined);
  }, [isWaiting, renew]);
}

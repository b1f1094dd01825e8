'use client';

import { useEffect, useRef } from 'react';

/** Access that was granted after signing in waits for a role: asks for it once in a visit, before the person has to. */
export function useRenewOnce(isWaiting: boolean, renew: () => Promise<void>): void {
  const hasRenewed = useRef(false);
  useEffect(() => {
    if (!isWaiting || hasRenewed.current) return;
    hasRenewed.current = true;
    // What fails here is offered again by the tile itself.
    renew().catch(() => undefined);
  }, [isWaiting, renew]);
}

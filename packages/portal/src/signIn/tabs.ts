import * as z from 'zod/mini';

const channelName = 'kmx.signIn';
const renewalLock = 'kmx.signIn.renewal';

const messageSchema = z.object({ type: z.literal('signedOut') });

/** Channel to the other tabs of this browser. */
export interface TabLine {
  readonly notify: (message: 'signedOut') => void;
  readonly close: () => void;
}

/** Opens the channel to the other tabs; without BroadcastChannel each tab is on its own. */
export function openTabLine(onSignedOut: () => void): TabLine {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (messageSchema.safeParse(data).success) onSignedOut();
  });
  return {
    notify: (type) => channel?.postMessage({ type }),
    close: () => channel?.close(),
  };
}

/**
 * Waits until no other tab renews, then calls `onGained` once and holds the lock until the returned function is called.
 * Without Web Locks (insecure contexts) it is called immediately.
 */
export function leadRenewal(onGained: () => void): () => void {
  if (!('locks' in navigator)) {
    onGained();
    return () => undefined;
  }
  const waiting = new AbortController();
  let release: () => void = () => undefined;
  const turn = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks
    .request(renewalLock, { signal: waiting.signal }, () => {
      onGained();
      return turn;
    })
    // Rejects only when the wait was aborted.
    .catch(() => undefined);
  return () => {
    waiting.abort();
    release();
  };
}

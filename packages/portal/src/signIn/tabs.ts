import * as z from 'zod/mini';

const channelName = 'kmx.signIn';
const renewalLock = 'kmx.signIn.renewal';

const messageSchema = z.object({ type: z.literal('signedOut') });

/** A line to the other tabs of this browser. */
export interface TabLine {
  readonly notify: (message: 'signedOut') => void;
  readonly close: () => void;
}

/** Opens the line to the other tabs; where the browser has no channel every tab is alone. */
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
 * Waits until no other tab renews, then says so once and keeps the turn until the answered function is called; without
 * Web Locks (a page without TLS) the turn comes at once.
 */
export function leadRenewal(onGained: () => void): () => void {
  if (!('locks' in navigator)) {
    onGained();
    return () => undefined;
  }
  const waiting = new AbortController();
  let giveBack: () => void = () => undefined;
  const turn = new Promise<void>((resolve) => {
    giveBack = resolve;
  });
  navigator.locks
    .request(renewalLock, { signal: waiting.signal }, () => {
      onGained();
      return turn;
    })
    // Only an abandoned wait rejects, and nobody waits for it any more.
    .catch(() => undefined);
  return () => {
    waiting.abort();
    giveBack();
  };
}

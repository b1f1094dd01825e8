import { assign, setup } from 'xstate';

import { limits } from '../../limits/constants';

/** A reader navigated to a history entry that was left at `position` (CSS px from the top). */
export interface HistoryTraversed {
  readonly type: 'history.traversed';
  readonly position: number;
}

/**
 * Other events that move the page: it was rendered or changed its height; the reader did something, follows a link, or
 * went to a history entry whose position only the browser may know.
 */
export interface ScrollInterruption {
  readonly type:
    | 'navigation.finished'
    | 'navigation.requested'
    | 'page.resized'
    | 'reader.acted'
    | 'history.unknown';
}

/** Milliseconds in which a restored page may still change its height; the specification names no time. */
export const scrollRetentionMs = 2000;

/**
 * "Scroll restore delay 100 ms" (section 9). A page that renders late is restored once it is complete; a page that
 * grows is corrected as it grows, because it may have been too short for the position. Any action of the reader ends
 * the restoration.
 */
export const scrollMachine = setup({
  types: {
    context: {} as { readonly position: number },

    events: {} as HistoryTraversed | ScrollInterruption,
  },
  actions: {
    /** Provided by `createShell`. */
    scrollTo: (_, _params: { position: number }) => undefined,
    storePosition: assign((_, { position }: { position: number }) => ({ position })),
  },
  delays: { scrollRestoreDelay: limits.scrollRestoreDelayMs, scrollKeep: scrollRetentionMs },
}).createMachine({
  id: 'scroll',
  context: { position: 0 },
  initial: 'following',
  on: {
    'history.traversed': {
      target: '.settling',
      actions: { type: 'storePosition', params: ({ event }) => event },
    },
    'navigation.requested': '.following',
    'reader.acted': '.following',
    'history.unknown': '.following',
  },
  states: {
    following: {},
    settling: {
      on: { 'navigation.finished': { target: 'settling', reenter: true } },
      after: { scrollRestoreDelay: 'restored' },
    },
    restored: {
      initial: 'kept',
      on: { 'navigation.finished': 'settling' },
      states: {
        kept: {
          entry: { type: 'scrollTo', params: ({ context }) => context },
          on: { 'page.resized': { actions: { type: 'scrollTo', params: ({ context }) => context } } },
          after: { scrollKeep: 'left' },
        },
        /** From here on the browser anchors the scroll position. */
        left: {},
      },
    },
  },
});

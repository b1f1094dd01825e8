import { assign, setup } from 'xstate';

import { limits } from '../../limits/constants';

/** A reader went back or forward to an entry of the history that was left at `position` (CSS px from the top). */
export interface HistoryTraversed {
  readonly type: 'history.traversed';
  readonly position: number;
}

/** What else moves the page: a page was drawn, the reader scrolled, or follows a link. */
export interface ScrollInterruption {
  readonly type: 'navigation.finished' | 'navigation.requested' | 'reader.scrolled';
}

/**
 * "Scroll restore delay 100 ms" (section 9). A page that is drawn late is restored when it stands, and a reader who
 * scrolls meanwhile is left alone.
 */
export const scrollMachine = setup({
  types: {
    context: {} as { readonly position: number },

    events: {} as HistoryTraversed | ScrollInterruption,
  },
  actions: {
    /** Given by `createShell`. */
    scrollTo: (_, _params: { position: number }) => undefined,
    remember: assign((_, { position }: { position: number }) => ({ position })),
  },
  delays: { scrollRestoreDelay: limits.scrollRestoreDelayMs },
}).createMachine({
  id: 'scroll',
  context: { position: 0 },
  initial: 'following',
  on: {
    'history.traversed': {
      target: '.settling',
      actions: { type: 'remember', params: ({ event }) => event },
    },
  },
  states: {
    following: {},
    settling: {
      on: {
        'navigation.finished': { target: 'settling', reenter: true },
        'navigation.requested': 'following',
        'reader.scrolled': 'following',
      },
      after: { scrollRestoreDelay: 'restored' },
    },
    restored: {
      entry: { type: 'scrollTo', params: ({ context }) => context },
      on: {
        'navigation.finished': 'settling',
        'navigation.requested': 'following',
        'reader.scrolled': 'following',
      },
    },
  },
});

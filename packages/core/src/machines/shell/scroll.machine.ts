import { assign, setup } from 'xstate';

import { limits } from '../../limits/constants';

/** A reader went back or forward to an entry of the history that was left at `position` (CSS px from the top). */
export interface HistoryTraversed {
  readonly type: 'history.traversed';
  readonly position: number;
}

/**
 * What else moves the page: it was drawn, or became higher or lower; the reader did something, follows a link, or went to
 * an entry of the history whose position only the browser may know.
 */
export interface ScrollInterruption {
  readonly type:
    | 'navigation.finished'
    | 'navigation.requested'
    | 'page.resized'
    | 'reader.acted'
    | 'history.unknown';
}

/** How long a page that was gone back to may still find its height, in milliseconds; the specification names no time. */
export const scrollRetentionMs = 2000;

/**
 * "Scroll restore delay 100 ms" (section 9). A page that is drawn late is restored when it stands, one whose parts come late
 * is put right as they come (a page too short for the position was scrolled less far), and a reader who does something
 * meanwhile is left alone.
 */
export const scrollMachine = setup({
  types: {
    context: {} as { readonly position: number },

    events: {} as HistoryTraversed | ScrollInterruption,
  },
  actions: {
    /** Given by `createShell`. */
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
        /** What changes now is news to the reader: the browser keeps the lines being read where they are. */
        left: {},
      },
    },
  },
});

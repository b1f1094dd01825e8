import { assign, raise, setup } from 'xstate';

import { decidePrefetch, prefetchParallel, type ConnectionInfo } from '../../prefetch/decidePrefetch';

/** Milliseconds after which an address loses its slot if no response was observed. */
export const prefetchTimeoutMs = 5000;

/** An in-app link became visible, or was pointed at (`isUrgent`). */
export interface LinkViewed {
  readonly type: 'link.seen';
  readonly href: string;
  readonly isUrgent: boolean;
  readonly connection: ConnectionInfo | undefined;
}

export interface PrefetchFinished {
  readonly type: 'prefetch.finished';
  readonly href: string;
}

interface PrefetchContext {
  readonly running: readonly string[];
  readonly waiting: readonly string[];
  /** All addresses fetched during this visit. */
  readonly known: readonly string[];
}

const next = ({ context }: { context: PrefetchContext }) => ({ href: context.waiting[0] ?? '' });
const without = (list: readonly string[], href: string) => list.filter((other) => other !== href);

/**
 * "route prefetch at most 5 parallel" (section 9): slots and a queue, in which links that a reader points at take
 * precedence.
 */
export const prefetchMachine = setup({
  types: {
    context: {} as PrefetchContext,

    events: {} as LinkViewed | PrefetchFinished,
  },
  actions: {
    /** Provided by `createShell`. */
    prefetchRoute: (_, _params: { href: string }) => undefined,
    line: assign(({ context }, { href, isUrgent }: { href: string; isUrgent: boolean }) => {
      const others = without(context.waiting, href);
      return { waiting: isUrgent ? [href, ...others] : [...others, href] };
    }),
    occupy: assign(({ context }, { href }: { href: string }) => ({
      waiting: without(context.waiting, href),
      running: [...context.running, href],
      known: [...context.known, href],
    })),
    free: assign(({ context }, { href }: { href: string }) => ({ running: without(context.running, href) })),
  },
  guards: {
    isWorthFetching: ({ context }, { href, connection }: Pick<LinkViewed, 'href' | 'connection'>) => {
      const isKnown = context.known.includes(href);
      return decidePrefetch({ connection, running: context.running.length, isKnown }) !== 'skip';
    },
    canStart: ({ context: { waiting, running } }) => waiting.length > 0 && running.length < prefetchParallel,
  },
  delays: { prefetchTimeout: prefetchTimeoutMs },
}).createMachine({
  id: 'prefetch',
  context: { running: [], waiting: [], known: [] },
  initial: 'watching',
  states: {
    watching: {
      always: {
        guard: 'canStart',
        actions: [
          { type: 'prefetchRoute', params: next },
          // Frees the slot if no response is observed; has no effect after one, because no address is fetched twice.
          raise(({ context }) => ({ type: 'prefetch.finished', ...next({ context }) }), {
            delay: 'prefetchTimeout',
          }),
          { type: 'occupy', params: next },
        ],
      },
      on: {
        'link.seen': {
          guard: { type: 'isWorthFetching', params: ({ event }) => event },
          actions: { type: 'line', params: ({ event }) => event },
        },
        'prefetch.finished': {
          actions: { type: 'free', params: ({ event }) => event },
        },
      },
    },
  },
});

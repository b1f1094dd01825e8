import { assign, createActor, fromPromise, setup, type ActorRefFrom } from 'xstate';

export interface NewsFeedItem {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly date: string;
  /** ISO 8601; `''` if unknown. */
  readonly dateTime: string;
  /** `''` without a link. */
  readonly href: string;
  /** Handling of a click: by the app or by the browser. */
  readonly dataLink: 'route' | 'plain';
  /** `''` without a picture. */
  readonly imageUrl: string;
  /** Alternative text of the picture. */
  readonly imageAlt: string;
}

export interface NewsFeedPage {
  readonly items: readonly NewsFeedItem[];
  readonly endCursor: string | undefined;
}

export type NewsFeedEvent =
  | { readonly type: 'panel.opened' }
  | { readonly type: 'panel.closed' }
  | { readonly type: 'more.requested' }
  | { readonly type: 'retry.requested' };

interface NewsFeedContext extends NewsFeedPage {
  /** Number of items before the last page arrived; the first new item follows it. */
  readonly shownBefore: number;
}

export type FetchNewsPage = (after: string | undefined, signal: AbortSignal) => Promise<NewsFeedPage>;

const nothing: NewsFeedContext = { items: [], endCursor: undefined, shownBefore: 0 };

/**
 * News feed panel (sections 2.5, 4 and 9): starts anew each time it opens, and shows ten items, then ten more. A
 * failed page can be requested again; loaded items stay.
 */
export const newsFeedMachine = setup({
  types: {
    context: {} as NewsFeedContext,
    events: {} as NewsFeedEvent,
  },
  actors: {
    // Provided by `createNewsFeed`.
    fetchPage: fromPromise<NewsFeedPage, { after: string | undefined }>(() =>
      Promise.reject(new Error('createNewsFeed gives this actor.')),
    ),
  },
  actions: {
    clear: assign(nothing),
    append: assign(({ context }, { page }: { page: NewsFeedPage }) => {
      const known = new Set(context.items.map(({ id }) => id));
      return {
        // News published meanwhile shift the pages: items are not repeated.
        items: [...context.items, ...page.items.filter(({ id }) => !known.has(id))],
        endCursor: page.endCursor,
        shownBefore: context.items.length,
      };
    }),
  },
  guards: {
    hasMore: ({ context }) => context.endCursor !== undefined,
    hasItems: ({ context }) => context.items.length > 0,
  },
}).createMachine({
  id: 'newsFeed',
  context: nothing,
  initial: 'closed',
  on: { 'panel.closed': '.closed' },
  states: {
    closed: { entry: 'clear', on: { 'panel.opened': 'loading' } },
    loading: {
      invoke: {
        src: 'fetchPage',
        input: { after: undefined },
        onDone: {
          target: 'shown',
          actions: { type: 'append', params: ({ event }) => ({ page: event.output }) },
        },
        onError: 'failed',
      },
    },
    shown: { on: { 'more.requested': { guard: 'hasMore', target: 'loadingMore' } } },
    loadingMore: {
      invoke: {
        src: 'fetchPage',
        input: ({ context }) => ({ after: context.endCursor }),
        onDone: {
          target: 'shown',
          actions: { type: 'append', params: ({ event }) => ({ page: event.output }) },
        },
        onError: 'failed',
      },
    },
    failed: {
      on: { 'retry.requested': [{ guard: 'hasItems', target: 'loadingMore' }, { target: 'loading' }] },
    },
  },
});

export interface NewsFeedView extends NewsFeedContext {
  readonly state: 'closed' | 'loading' | 'shown' | 'loadingMore' | 'failed';
}

const toView = (snapshot: ReturnType<ActorRefFrom<typeof newsFeedMachine>['getSnapshot']>): NewsFeedView => ({
  ...snapshot.context,
  state: snapshot.value,
});

/** Starts the panel; `onChange` receives every new state, `stop` aborts requests. */
export function createNewsFeed(fetchPage: FetchNewsPage, onChange: (view: NewsFeedView) => void) {
  const machine = newsFeedMachine.provide({
    actors: {
      fetchPage: fromPromise<NewsFeedPage, { after: string | undefined }>(({ input, signal }) =>
        fetchPage(input.after, signal),
      ),
    },
  });
  const actor = createActor(machine);
  actor.subscribe((snapshot) => onChange(toView(snapshot)));
  actor.start();
  return { send: (event: NewsFeedEvent) => actor.send(event), stop: () => actor.stop() };
}

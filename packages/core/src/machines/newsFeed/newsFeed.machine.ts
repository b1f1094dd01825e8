import { assign, createActor, fromPromise, setup, type ActorRefFrom } from 'xstate';

/** One news item as the site's server answers it, ready to be shown; addresses are safe, dates in words. */
export interface NewsFeedItem {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly date: string;
  /** ISO 8601; `''` when nobody knows. */
  readonly dateTime: string;
  /** `''`: the item leads nowhere. */
  readonly href: string;
  /** How a click is handled: in the app, or by the browser. */
  readonly dataLink: 'route' | 'plain';
  /** `''`: the item has no picture. */
  readonly imageUrl: string;
  /** What the picture shows. */
  readonly imageAlt: string;
}

/** Ten items (section 9), the newest first, and where the next ten begin; no cursor: these were the last. */
export interface NewsFeedPage {
  readonly items: readonly NewsFeedItem[];
  readonly endCursor: string | undefined;
}

/** What happens to the panel. */
export type NewsFeedEvent =
  | { readonly type: 'panel.opened' }
  | { readonly type: 'panel.closed' }
  | { readonly type: 'more.requested' }
  | { readonly type: 'retry.requested' };

interface NewsFeedContext extends NewsFeedPage {
  /** How many were there before the last page came: the first new one is next. */
  readonly shownBefore: number;
}

/** Asks for the page after a cursor, or for the first; rejects when there is no answer. */
export type FetchNewsPage = (after: string | undefined, signal: AbortSignal) => Promise<NewsFeedPage>;

const nothing: NewsFeedContext = { items: [], endCursor: undefined, shownBefore: 0 };

/**
 * The news feed panel (sections 2.5, 4 and 9): opens anew each time, shows ten items and then ten more; a page that does not
 * come can be asked for again, and what is there already stays.
 */
export const newsFeedMachine = setup({
  types: {
    context: {} as NewsFeedContext,
    events: {} as NewsFeedEvent,
  },
  actors: {
    // Given by `createNewsFeed`.
    fetchPage: fromPromise<NewsFeedPage, { after: string | undefined }>(() =>
      Promise.reject(new Error('createNewsFeed gives this actor.')),
    ),
  },
  actions: {
    clear: assign(nothing),
    append: assign(({ context }, { page }: { page: NewsFeedPage }) => {
      const known = new Set(context.items.map(({ id }) => id));
      return {
        // What was published in between moves items on: none is shown twice.
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

/** What a panel shows. */
export interface NewsFeedView extends NewsFeedContext {
  readonly state: 'closed' | 'loading' | 'shown' | 'loadingMore' | 'failed';
}

const toView = (snapshot: ReturnType<ActorRefFrom<typeof newsFeedMachine>['getSnapshot']>): NewsFeedView => ({
  ...snapshot.context,
  state: snapshot.value,
});

/** The panel's behaviour, started; `onChange` is told every new state, `stop` ends what is being asked for. */
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

import { assign, fromPromise, setup } from 'xstate';

/** Reason for which the service does not store the changes of this device. */
export type CartRejection = 'tooMany' | 'invalid' | 'unknownOrganisation';

/** A line that was changed on two devices; the newest quantity was kept, 0 for a removed line. */
export interface CartConflict {
  readonly articleNumber: string;
  readonly kept: number;
  readonly dropped: number;
}

export type CartSyncResult =
  /** `hasMore`: the cart has changed meanwhile. */
  | { readonly kind: 'merged'; readonly conflicts: readonly CartConflict[]; readonly hasMore: boolean }
  | { readonly kind: 'rejected'; readonly code: CartRejection };

export type CartSyncEvent =
  /** The person has changed the cart in this tab. */
  | { readonly type: 'cart.changed' }
  /** The tab is looked at again, the connection is back, or the person asks for another try. */
  | { readonly type: 'sync.requested' }
  /** An order was sent, and its outcome is not known yet. */
  | { readonly type: 'order.started' }
  | { readonly type: 'order.ended' }
  | { readonly type: 'conflicts.dismissed' };

interface CartSyncContext {
  readonly conflicts: readonly CartConflict[];
  readonly rejection: CartRejection | undefined;
  /** Failed attempts in a row. */
  readonly failures: number;
  /** An order of an earlier page has no known outcome. */
  readonly isOrdering: boolean;
}

const firstRetryMs = 5_000;
const maxRetryMs = 60_000;

/**
 * Keeps the cart of this device and the one of the account the same: reads at the start, sends changes a moment after
 * the last one, and tries again while the service fails. Leaving `syncing` aborts the request and drops its response.
 */
const cartSyncMachine = setup({
  types: {
    input: {} as Pick<CartSyncContext, 'isOrdering'>,
    context: {} as CartSyncContext,
    events: {} as CartSyncEvent,
  },
  actors: {
    synchronize: fromPromise<CartSyncResult>(() =>
      Promise.reject(new Error('createCartSync gives this actor.')),
    ),
  },
  actions: {
    settle: assign(({ context }, { result }: { result: CartSyncResult }) =>
      result.kind === 'merged'
        ? {
            conflicts: result.conflicts.length > 0 ? result.conflicts : context.conflicts,
            rejection: undefined,
            failures: 0,
          }
        : { rejection: result.code, failures: 0 },
    ),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    dismissConflicts: assign({ conflicts: [] }),
  },
  guards: {
    isOrdering: ({ context }) => context.isOrdering,
    isRejected: (_, { result }: { result: CartSyncResult }) => result.kind === 'rejected',
    hasMore: (_, { result }: { result: CartSyncResult }) => result.kind === 'merged' && result.hasMore,
  },
  delays: {
    settling: 400,
    retry: ({ context }) => Math.min(firstRetryMs * 2 ** (context.failures - 1), maxRetryMs),
  },
}).createMachine({
  id: 'cartSync',
  context: ({ input }) => ({ conflicts: [], rejection: undefined, failures: 0, ...input }),
  initial: 'starting',
  on: {
    'order.started': '.paused',
    'conflicts.dismissed': { actions: 'dismissConflicts' },
  },
  states: {
    starting: { always: [{ guard: 'isOrdering', target: 'paused' }, { target: 'syncing' }] },
    syncing: {
      invoke: {
        src: 'synchronize',
        onDone: [
          {
            guard: { type: 'isRejected', params: ({ event }) => ({ result: event.output }) },
            target: 'rejected',
            actions: { type: 'settle', params: ({ event }) => ({ result: event.output }) },
          },
          {
            guard: { type: 'hasMore', params: ({ event }) => ({ result: event.output }) },
            target: 'collecting',
            actions: { type: 'settle', params: ({ event }) => ({ result: event.output }) },
          },
          {
            target: 'synced',
            actions: { type: 'settle', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: 'countFailure' },
      },
    },
    synced: { on: { 'cart.changed': 'collecting', 'sync.requested': 'syncing' } },
    collecting: {
      on: { 'cart.changed': { target: 'collecting', reenter: true } },
      after: { settling: 'syncing' },
    },
    failed: { on: { 'sync.requested': 'syncing' }, after: { retry: 'syncing' } },
    rejected: { on: { 'cart.changed': 'collecting', 'sync.requested': 'syncing' } },
    paused: { on: { 'order.ended': 'syncing' } },
  },
});

/** `synchronize` merges the cart of the device and of the account, and drops its response when it is aborted. */
export const createCartSync = (synchronize: (signal: AbortSignal) => Promise<CartSyncResult>) =>
  cartSyncMachine.provide({
    actors: { synchronize: fromPromise<CartSyncResult>(({ signal }) => synchronize(signal)) },
  });

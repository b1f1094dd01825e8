import { createActor, SimulatedClock } from 'xstate';
import { createCartSync, type CartSyncResult } from './cartSync.machine';

interface Attempt {
  readonly signal: AbortSignal;
  readonly resolve: (result: CartSyncResult) => void;
  readonly reject: (error: Error) => void;
}

const merged = (hasMore = false): CartSyncResult => ({ kind: 'merged', conflicts: [], hasMore });
const flush = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

function start(isOrdering = false) {
  const attempts: Attempt[] = [];
  const clock = new SimulatedClock();
  const synchronize = (signal: AbortSignal) =>
    new Promise<CartSyncResult>((resolve, reject) => {
      attempts.push({ signal, resolve, reject });
    });
  const actor = createActor(createCartSync(synchronize), { clock, input: { isOrdering } });
  actor.start();
  const settle = async (result: CartSyncResult | Error) => {
    const attempt = attempts.at(-1);
    if (result instanceof Error) attempt?.reject(result);
    else attempt?.resolve(result);
    await flush();
  };
  return { actor, clock, attempts, settle, state: () => actor.getSnapshot().value };
}

describe('the cart of a device and of the account', () => {
  it('is read at the start', async () => {
    const { attempts, settle, state } = start();
    expect([state(), attempts.length]).toEqual(['syncing', 1]);
    await settle(merged());
    expect(state()).toBe('synced');
  });

  it('is sent once, a moment after the last of several changes', async () => {
    const { actor, clock, attempts, settle } = start();
    await settle(merged());
    actor.send({ type: 'cart.changed' });
    clock.increment(300);
    actor.send({ type: 'cart.changed' });
    clock.increment(300);
    expect(attempts).toHaveLength(1);
    clock.increment(100);
    expect(attempts).toHaveLength(2);
  });

  it('is sent again when it has changed meanwhile', async () => {
    const { clock, attempts, settle, state } = start();
    await settle(merged(true));
    expect(state()).toBe('collecting');
    clock.increment(400);
    expect(attempts).toHaveLength(2);
  });

  it('is tried again after 5, 10 and 20 seconds, at most a minute apart', async () => {
    const { clock, attempts, settle, state } = start();
    for (const [index, wait] of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000].entries()) {
      await settle(new Error('down'));
      expect(state()).toBe('failed');
      clock.increment(wait - 1);
      expect(attempts).toHaveLength(index + 1);
      clock.increment(1);
      expect(attempts).toHaveLength(index + 2);
    }
    await settle(merged());
    expect(state()).toBe('synced');
  });

  it('is tried at once when the connection is back', async () => {
    const { actor, attempts, settle } = start();
    await settle(new Error('down'));
    actor.send({ type: 'sync.requested' });
    expect(attempts).toHaveLength(2);
  });

  it('names a rejection until the cart has changed and was stored', async () => {
    const { actor, clock, settle } = start();
    await settle({ kind: 'rejected', code: 'tooMany' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'rejected', context: { rejection: 'tooMany' } });
    actor.send({ type: 'cart.changed' });
    clock.increment(400);
    await settle(merged());
    expect(actor.getSnapshot()).toMatchObject({ value: 'synced', context: { rejection: undefined } });
  });

  it('keeps conflicts until they are dismissed', async () => {
    const { actor, settle } = start();
    const conflicts = [{ articleNumber: 'KX-1', kept: 5, dropped: 2 }];
    await settle({ kind: 'merged', conflicts, hasMore: false });
    actor.send({ type: 'sync.requested' });
    await settle(merged());
    expect(actor.getSnapshot().context.conflicts).toEqual(conflicts);
    actor.send({ type: 'conflicts.dismissed' });
    expect(actor.getSnapshot().context.conflicts).toEqual([]);
  });

  it('is left alone while the outcome of an order is not known', async () => {
    const { actor, attempts, clock, state } = start();
    actor.send({ type: 'order.started' });
    expect(attempts[0]?.signal.aborted).toBe(true);
    actor.send({ type: 'cart.changed' });
    actor.send({ type: 'sync.requested' });
    clock.increment(100_000);
    expect([state(), attempts.length]).toEqual(['paused', 1]);
    actor.send({ type: 'order.ended' });
    expect([state(), attempts.length]).toEqual(['syncing', 2]);
  });

  it('is left alone after a reload, too', () => {
    const { attempts, state } = start(true);
    expect([state(), attempts.length]).toEqual(['paused', 0]);
  });
});

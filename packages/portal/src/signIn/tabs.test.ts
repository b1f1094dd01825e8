/** @vitest-environment node */
import { leadRenewal, openTabLine } from './tabs';

describe('"sign-out reaches every tab"', () => {
  it('is received in other tabs only', async () => {
    const own = vi.fn();
    const first = openTabLine(own);
    const isReceived = await new Promise((resolve) => {
      const second = openTabLine(() => {
        second.close();
        resolve(true);
      });
      first.notify('signedOut');
    });
    first.close();
    expect(isReceived).toBe(true);
    expect(own).not.toHaveBeenCalled();
  });

  it('ignores other messages', async () => {
    const onSignedOut = vi.fn();
    const line = openTabLine(onSignedOut);
    const other = new BroadcastChannel('kmx.signIn');
    const last = new Promise<void>((resolve) => {
      onSignedOut.mockImplementation(() => resolve());
    });
    for (const message of ['signedOut', { type: 'signedIn' }, null, { type: 'signedOut' }])
      other.postMessage(message);
    await last;
    other.close();
    line.close();
    expect(onSignedOut).toHaveBeenCalledTimes(1);
  });
});

describe('"one tab leads renewal"', () => {
  const withLocks = (locks: unknown) =>
    Object.defineProperty(globalThis, 'navigator', { value: locks ? { locks } : {}, configurable: true });

  it('runs at once in browsers without locks', () => {
    withLocks(undefined);
    const onGained = vi.fn();
    leadRenewal(onGained)();
    expect(onGained).toHaveBeenCalledTimes(1);
  });

  it('holds the lock until it is released', async () => {
    const held: Promise<unknown>[] = [];
    const request = vi.fn((_name: string, _options: unknown, run: () => Promise<void>) => {
      held.push(run());
      return Promise.resolve();
    });
    withLocks({ request });
    const onGained = vi.fn();
    const release = leadRenewal(onGained);
    expect(onGained).toHaveBeenCalledTimes(1);
    expect(await Promise.race([held[0], Promise.resolve('held')])).toBe('held');
    release();
    await expect(held[0]).resolves.toBeUndefined();
  });

  it('stops waiting when aborted', () => {
    const signals: AbortSignal[] = [];
    withLocks({
      request: (_name: string, { signal }: { signal: AbortSignal }) => {
        signals.push(signal);
        return new Promise(() => undefined);
      },
    });
    const onGained = vi.fn();
    leadRenewal(onGained)();
    expect(signals[0]?.aborted).toBe(true);
    expect(onGained).not.toHaveBeenCalled();
  });
});

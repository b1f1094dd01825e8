import { SimulatedClock } from 'xstate';

import { prefetchTimeoutMs } from './prefetch.machine';
import { scrollRetentionMs } from './scroll.machine';
import { createShell, type ShellEvent, type ShellInput } from './shell.machine';
import { manifestFetchDelayMs, versionPollMs } from './versionPoll';

const cause = new Error('Failed to load chunk /_next/a.js');

/** Starts a shell with its own clock; `calls` lists its effects, `setLatest` sets the deployed build. */
function start(input: Partial<ShellInput> = {}) {
  const clock = new SimulatedClock();
  const calls: string[] = [];
  let latest: string | Error = 'a';
  const shell = createShell(
    {
      fetchLatestBuildId: () => {
        calls.push('fetch');
        return latest instanceof Error ? Promise.reject(latest) : Promise.resolve(latest);
      },
      loadPage: (href) => calls.push(`load ${href}`),
      pushRoute: (href) => calls.push(`push ${href}`),
      reloadPage: () => calls.push('reload'),
      showError: () => calls.push('error page'),
      logManifestFailure: () => calls.push('log'),
      prefetchRoute: (href) => calls.push(`prefetch ${href}`),
      scrollTo: (position) => calls.push(`scroll ${position}`),
    },
    { buildId: 'a', elapsedMs: 0, isFormDirty: false, ...input },
    clock,
  );
  const pass = async (milliseconds: number) => {
    clock.increment(milliseconds);
    await new Promise((resolve) => setImmediate(resolve));
  };
  const send = (...events: ShellEvent[]) => events.forEach(shell.send);
  const setLatest = (build: string | Error) => (latest = build);
  /** Returns the effects since the last call. */
  const did = () => calls.splice(0);
  return { shell, send, pass, setLatest, did };
}

const navigate = (href: string): ShellEvent => ({ type: 'navigation.requested', href });
const changed: ShellEvent = { type: 'form.changed' };
const submitted: ShellEvent = { type: 'form.submitted' };
const finished: ShellEvent = { type: 'navigation.finished' };
const chunkFailed = (canReload: boolean): ShellEvent => ({ type: 'chunk.failed', canReload, cause });

describe('9 "manifest fetch about 1 s after start"; 7 "poll … to detect a new version"', () => {
  it.each([
    [0, 1000],
    [400, 600],
    [5000, 0],
  ])('a shell started after %i ms polls after %i ms more', async (elapsedMs, delay) => {
    const { pass, did } = start({ elapsedMs });
    if (delay > 0) {
      await pass(delay - 1);
      expect(did()).toEqual([]);
    }
    await pass(1);
    expect(did()).toEqual(['fetch']);
  });

  it('polls every ten minutes, and when the page becomes visible', async () => {
    const { pass, send, did } = start();
    await pass(1000);
    await pass(versionPollMs - 1);
    expect(did()).toEqual(['fetch']);
    await pass(1);
    expect(did()).toEqual(['fetch']);
    send({ type: 'page.visible' });
    expect(did()).toEqual(['fetch']);
  });

  it('8 "Manifest load failure is only logged", and retried', async () => {
    const { pass, send, setLatest, did } = start();
    setLatest(new Error('503'));
    await pass(1000);
    expect(did()).toEqual(['fetch', 'log']);
    send(navigate('/en/x'));
    expect(did()).toEqual(['push /en/x']);
    await pass(versionPollMs);
    expect(did()).toEqual(['fetch', 'log']);
  });

  it('stops polling once a new version is found', async () => {
    const { pass, send, setLatest, did } = start();
    setLatest('b');
    await pass(1000);
    did();
    send({ type: 'page.visible' });
    await pass(versionPollMs);
    expect(did()).toEqual([]);
  });
});

describe('7 "… then reload on the next navigation", never with a half-filled form', () => {
  it.each<[string, string, ShellEvent[], string[]]>([
    ['the same version', 'a', [navigate('/en/x')], ['push /en/x']],
    ['another version', 'b', [navigate('/en/x')], ['load /en/x']],
    ['another version, changed form', 'b', [changed, navigate('/en/x')], ['push /en/x']],
    ['another version, submitted form', 'b', [changed, submitted, navigate('/en/x')], ['load /en/x']],
    [
      'another version, the form was left behind',
      'b',
      [changed, navigate('/en/x'), finished, navigate('/en/y')],
      ['push /en/x', 'load /en/y'],
    ],
  ])('%s', async (_name, latest, events, expected) => {
    const { pass, send, setLatest, did } = start();
    setLatest(latest);
    await pass(1000);
    did();
    send(...events);
    expect(did()).toEqual(expected);
  });

  it('detects a form that was changed before the shell started', async () => {
    const { pass, send, setLatest, did } = start({ isFormDirty: true });
    setLatest('b');
    await pass(1000);
    did();
    send(navigate('/en/x'));
    expect(did()).toEqual(['push /en/x']);
  });
});

describe('8 "A chunk-load error reloads the page, at most once per 10 seconds per path"', () => {
  it.each<[string, ShellEvent[], string[]]>([
    ['first failure', [chunkFailed(true)], ['reload']],
    ['reloaded a moment ago: no loop', [chunkFailed(false)], ['error page']],
    ['two chunks are missing at once', [chunkFailed(true), chunkFailed(false)], ['reload']],
    ['over a half-filled form', [changed, chunkFailed(true)], []],
    [
      'the form’s reload comes with the next navigation',
      [changed, chunkFailed(true), submitted, navigate('/en/x')],
      ['load /en/x'],
    ],
    ['requested, as when consent is withdrawn', [{ type: 'reload.requested' }], ['reload']],
    [
      'requested with a half-filled form',
      [changed, { type: 'reload.requested' }, submitted, navigate('/en/x')],
      ['load /en/x'],
    ],
  ])('%s', (_name, events, expected) => {
    const { send, did } = start();
    send(...events);
    expect(did()).toEqual(expected);
  });
});

describe('9 "route prefetch at most 5 parallel, skipped on data-saver or 2g connections"', () => {
  const seen = (href: string, given: { isUrgent?: boolean; saveData?: boolean } = {}): ShellEvent => ({
    type: 'link.seen',
    href,
    isUrgent: given.isUrgent ?? false,
    connection: { saveData: given.saveData },
  });
  const first = ['1', '2', '3', '4', '5'];

  it('queues the sixth, and prefers hovered links', () => {
    const { send, did } = start();
    send(...[...first, '6', '7'].map((href) => seen(href)), seen('7', { isUrgent: true }));
    expect(did()).toEqual(first.map((href) => `prefetch ${href}`));
    send({ type: 'prefetch.finished', href: '3' });
    expect(did()).toEqual(['prefetch 7']);
    send({ type: 'prefetch.finished', href: '3' });
    expect(did()).toEqual([]);
    send({ type: 'prefetch.finished', href: '1' });
    expect(did()).toEqual(['prefetch 6']);
  });

  it('frees a slot after five seconds without a response', async () => {
    const { send, pass, did } = start({ elapsedMs: manifestFetchDelayMs });
    send(...[...first, '6'].map((href) => seen(href)));
    did();
    await pass(prefetchTimeoutMs - 1);
    expect(did()).toEqual(['fetch']);
    await pass(1);
    expect(did()).toEqual(['prefetch 6']);
  });

  it('prefetches each address once per visit, none with data-saver', () => {
    const { send, did } = start();
    send(seen('1'), seen('1'), { type: 'prefetch.finished', href: '1' }, seen('1', { isUrgent: true }));
    send(seen('2', { saveData: true }));
    expect(did()).toEqual(['prefetch 1']);
  });
});

describe('9 "Scroll restore delay 100 ms"', () => {
  const traversed: ShellEvent = { type: 'history.traversed', position: 640 };
  const acted: ShellEvent = { type: 'reader.acted' };
  const resized: ShellEvent = { type: 'page.resized' };
  const unknown: ShellEvent = { type: 'history.unknown' };

  it.each<[string, (ShellEvent | number)[], string[]]>([
    ['after 99 ms', [traversed, 99], []],
    ['after 100 ms', [traversed, 100], ['scroll 640']],
    ['100 ms after the page was drawn', [traversed, 60, finished, 60], []],
    ['… and then', [traversed, 60, finished, 100], ['scroll 640']],
    ['again when the page was drawn late', [traversed, 100, finished, 100], ['scroll 640', 'scroll 640']],
    ['not against the reader', [traversed, 50, acted, 100], []],
    ['not before its time, however the page grows', [traversed, 50, resized, 49], []],
    ['again while the page grows', [traversed, 100, resized, resized], Array(3).fill('scroll 640')],
    ['as long as it may', [traversed, 100, scrollRetentionMs - 1, resized], ['scroll 640', 'scroll 640']],
    ['and no longer', [traversed, 100, resized, scrollRetentionMs, resized], ['scroll 640', 'scroll 640']],
    ['a growing page, not against the reader', [traversed, 100, acted, resized], ['scroll 640']],
    ['a growing page without a history traversal', [finished, 100, resized], []],
    ['drawn later still', [traversed, 100, scrollRetentionMs, finished, 100], ['scroll 640', 'scroll 640']],
    ['not to where another entry was left', [traversed, 100, unknown, finished, 100], ['scroll 640']],
    ['not on a page that is left', [traversed, 50, navigate('/en/x'), 100], ['push /en/x']],
    ['not on a new page', [finished, 100], []],
  ])('%s', async (_name, steps, expected) => {
    const { send, pass, did } = start({ elapsedMs: -1_000_000 });
    for (const step of steps) {
      if (typeof step === 'number') await pass(step);
      else send(step);
    }
    expect(did()).toEqual(expected);
  });
});

it('does nothing after it was stopped', async () => {
  const { shell, pass, did } = start();
  shell.stop();
  await pass(versionPollMs);
  expect(did()).toEqual([]);
});

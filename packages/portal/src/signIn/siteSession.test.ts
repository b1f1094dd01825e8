import { readerChangedEvent } from '@kmx/core';

import { endSiteSession, storeSiteSession } from './siteSession';

const fetchBefore = globalThis.fetch;
const onChange = vi.fn();
beforeEach(() => {
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  window.addEventListener(readerChangedEvent, onChange.mockReset());
});
afterEach(() => {
  window.removeEventListener(readerChangedEvent, onChange);
  globalThis.fetch = fetchBefore;
});

describe('2.3 "header user menu"', () => {
  it.each([
    ['stored', () => storeSiteSession('a token'), 200, true],
    ['rejected', () => storeSiteSession('a token'), 401, false],
    ['ended', () => endSiteSession(), 200, true],
  ])('announces a session that is %s only if the site confirms', async (_, send, status, isConfirmed) => {
    globalThis.fetch = () => Promise.resolve({ ok: status === 200 } as Response);
    expect(await send()).toBe(isConfirmed);
    expect(onChange).toHaveBeenCalledTimes(isConfirmed ? 1 : 0);
  });

  it('announces nothing if the site does not respond', async () => {
    globalThis.fetch = () => Promise.reject(new Error('offline'));
    expect(await storeSiteSession('a token')).toBe(false);
    expect(onChange).not.toHaveBeenCalled();
  });
});

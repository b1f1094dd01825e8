import { canReloadPage, isChunkFailure } from './reloadPage';

const key = `reload:${window.location.pathname}`;
const gone = new Error('Failed to load chunk /_next/static/chunks/1a.js from module 1');

afterEach(() => sessionStorage.clear());

describe('8 "A chunk-load error reloads the page, at most once per 10 seconds per path"', () => {
  it.each([
    ['never before', null, true],
    ['a moment ago', Date.now() - 500, false],
    ['eleven seconds ago', Date.now() - 11_000, true],
  ])('%s', (_name, reloadedAt, expected) => {
    if (reloadedAt !== null) sessionStorage.setItem(key, String(reloadedAt));
    expect(canReloadPage()).toBe(expected);
  });

  it('counts each path alone', () => {
    sessionStorage.setItem('reload:/elsewhere', String(Date.now()));
    expect(canReloadPage()).toBe(true);
  });

  it('leaves a page that is read offline alone', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(canReloadPage()).toBe(false);
  });

  it.each([
    ['a reload', 'reload', false],
    ['a visit', 'navigate', true],
  ])('decides by the navigation type where storage is denied: %s', (_name, type, expected) => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - 500);
    Object.assign(performance, { getEntriesByType: () => [{ type }] });
    expect(canReloadPage()).toBe(expected);
  });
});

describe('4 "Crawler or preview user agents get the error only logged"', () => {
  it.each([
    ['a reader', 'Mozilla/5.0 Firefox/145.0', true],
    ['a crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1)', false],
  ])('%s', (_name, userAgent, expected) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    expect(isChunkFailure(gone)).toBe(expected);
  });
});

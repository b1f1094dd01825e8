import { limits } from '../../limits/constants';

import { decideReload, reloadGuardMs } from './decideReload';
import { isChunkLoadError } from './isChunkLoadError';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('8 "A chunk-load error …"', () => {
  it.each([
    ['webpack', named('ChunkLoadError', 'Loading chunk 42 failed.\n(missing: https://x.test/_next/42.js)')],
    ['webpack without its name', new Error('Loading chunk app/page failed.')],
    ['webpack, styles', named('Error', 'Loading CSS chunk 7 failed.\n(/_next/static/css/7.css)')],
    ['Turbopack', new Error('Failed to load chunk /_next/static/chunks/1a2b.js from module 12345')],
    ['Turbopack, styles', new Error('Failed to load chunk /_next/static/chunks/1a2b.css from runtime')],
    ['Turbopack by name alone', named('ChunkLoadError', '')],
    ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://x.test/a.js')],
    ['Firefox', new TypeError('error loading dynamically imported module: https://x.test/a.js')],
    ['WebKit', new TypeError('Importing a module script failed.')],
    ['a message alone', 'Uncaught ChunkLoadError: Loading chunk 3 failed.'],
  ])('detects a chunk load error: %s', (_name, error) => {
    expect(isChunkLoadError(error)).toBe(true);
  });

  it.each([
    ['a mistake of ours', new TypeError("Cannot read properties of undefined (reading 'x')")],
    ['a request that failed', new TypeError('Failed to fetch')],
    ['a hydration mismatch', new Error('Hydration failed because the server rendered text did not match.')],
    ['nothing', undefined],
    ['an object', { message: 'Loading chunk 1 failed' }],
  ])('ignores other errors: %s', (_name, error) => {
    expect(isChunkLoadError(error)).toBe(false);
  });
});

describe('8 "… reloads the page, at most once per 10 seconds per path"; 9 "Reload guard 10 s"', () => {
  it.each([
    ['never reloaded', 0, 'reload'],
    ['something else was kept', Number.NaN, 'reload'],
    ['just reloaded', 100_000, 'giveUp'],
    ['9.999 s ago', 90_001, 'giveUp'],
    ['10 s ago', 90_000, 'reload'],
    ['the clock was set back', 100_001, 'reload'],
  ])('%s', (_name, reloadedAt, expected) => {
    expect(decideReload(100_000, reloadedAt)).toBe(expected);
  });

  it('equals the limit of the table', () => {
    expect(reloadGuardMs).toBe(limits.reloadGuardMs);
  });
});

import { createLocale } from '@kmx/core';

import { contentCache } from '../content/contentCache';

import { loadLiveBundle, loadPageBundle, loadShellBundle } from './loadPageBundle';
import type { Place } from './siteParam';

// Next's cache stands only while Next draws a page.
jest.mock('next/cache', () => ({ unstable_cache: jest.fn((load: () => unknown) => load) }));
const { unstable_cache: keep } = jest.requireMock<{ unstable_cache: jest.Mock }>('next/cache');
// What is asked of the content service is what this is about.
jest.mock('../content/loaders', () => ({
  loadSystem: jest.fn(() => Promise.resolve({ sites: [{ key: 'main' }] })),
  loadNavigation: jest.fn(() => Promise.resolve({ homeItems: ['home'] })),
  loadPageIndex: jest.fn(() => Promise.resolve(['indexed'])),
  loadPage: jest.fn(() => Promise.resolve('page')),
  pageTags: (siteKey: string) => [`site:${siteKey}`],
}));
const loaders = jest.requireMock<Record<string, jest.Mock>>('../content/loaders');

const place = (siteKey: string): Place => ({
  siteKey,
  locale: createLocale('en'),
  isNextRelease: false,
  isPseudo: false,
});

const loads = [
  ['the frame', (at: Place) => loadShellBundle(at)],
  ['a page', (at: Place) => loadPageBundle(at, 'chunks', 'old.js')],
  [
    'a live page',
    (at: Place) => loadLiveBundle(at, { parentSlug: 'chunks', slug: 'old.js', isUnlocked: true }),
  ],
] as const;

beforeEach(() => jest.clearAllMocks());

it.each(loads)('reads %s of a site', async (name, load) => {
  const bundle = await load(place('main'));
  expect(bundle).toMatchObject({ navigation: { homeItems: ['home'] }, index: ['indexed'] });
  expect(loaders.loadPage).toHaveBeenCalledTimes(name === 'the frame' ? 0 : 1);
});

it.each(loads)('reads nothing but the list of sites for %s of what is no site', async (_, load) => {
  const bundle = await load(place('_next'));
  expect(bundle).toMatchObject({ navigation: { homeItems: [] }, index: [] });
  expect((bundle as { page?: unknown }).page ?? null).toBeNull();
  expect(loaders.loadSystem).toHaveBeenCalledTimes(1);
  for (const name of ['loadNavigation', 'loadPageIndex', 'loadPage'])
    expect(loaders[name]).not.toHaveBeenCalled();
});

it('keeps the frame, but not while it cannot be renewed', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  await loadShellBundle(place('main'));
  expect(keep).toHaveBeenCalledTimes(1);
  await contentCache().get('navigation', ['site:main'], async () => 'old');
  contentCache().invalidate(['site:main']);
  await contentCache().get('navigation', ['site:main'], () => Promise.reject(new Error('down')));
  expect(await loadShellBundle(place('main'))).toMatchObject({ index: ['indexed'] });
  expect(keep).toHaveBeenCalledTimes(1);
});

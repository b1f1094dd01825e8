import type { Mock } from 'vitest';
import { createLocale } from '@kmx/core';

import type { SiteContext } from '../links/siteParam';
import { loadPageBundle, loadShellBundle } from './loadPageBundle';

// The tests check the requests to the content service.
vi.mock('../content/loaders', () => ({
  loadSystem: vi.fn(() => Promise.resolve({ sites: [{ key: 'main' }] })),
  loadNavigation: vi.fn(() => Promise.resolve({ homeItems: ['home'] })),
  loadPageIndex: vi.fn(() => Promise.resolve(['indexed'])),
  loadPage: vi.fn(() => Promise.resolve('page')),
  pageTags: (siteKey: string) => [`site:${siteKey}`],
}));
const loaders = await vi.importMock<Record<string, Mock>>('../content/loaders');

const place = (siteKey: string): SiteContext => ({
  siteKey,
  locale: createLocale('en'),
  isNextRelease: false,
  isPseudo: false,
});

const loads = [
  ['the frame', (at: SiteContext) => loadShellBundle(at)],
  ['a page', (at: SiteContext) => loadPageBundle(at, { parentSlug: 'chunks', slug: 'old.js' })],
] as const;

beforeEach(() => vi.clearAllMocks());

it.each(loads)('loads %s of a site', async (name, load) => {
  const bundle = await load(place('main'));
  expect(bundle).toMatchObject({ navigation: { homeItems: ['home'] }, index: ['indexed'] });
  expect(loaders.loadPage).toHaveBeenCalledTimes(name === 'the frame' ? 0 : 1);
});

it.each(loads)('loads only the list of sites for %s of an unknown site', async (_, load) => {
  const bundle = await load(place('_next'));
  expect(bundle).toMatchObject({ navigation: { homeItems: [] }, index: [] });
  expect((bundle as { page?: unknown }).page ?? null).toBeNull();
  expect(loaders.loadSystem).toHaveBeenCalledTimes(1);
  for (const name of ['loadNavigation', 'loadPageIndex', 'loadPage'])
    expect(loaders[name]).not.toHaveBeenCalled();
});

import type { Mock } from 'vitest';
import { createLocale } from '@kmx/core';

import { contentCache } from './contentCache';
import { loadNavigation, loadPage, loadPageIndex, loadRedirectIndex, loadSystem } from './loaders';

vi.mock('./queryContent', () => ({ queryContent: vi.fn() }));
const { queryContent } = await vi.importMock<{ queryContent: Mock }>('./queryContent');

beforeEach(() => {
  contentCache().invalidateAll();
  // The mocked service has no main site, which is logged.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  queryContent.mockReset().mockResolvedValue({
    systemData: { sites: [], countries: [], brands: [], languages: [] },
    pagesOfSite: [],
    redirectsOfSite: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
    pageByPath: { id: 'about' },
  });
});

const address = { siteKey: 'main', parentSlug: 'home', slug: 'about', locale: createLocale('en') };
const loads: Record<string, () => Promise<unknown>> = {
  'the sites': () => loadSystem('en'),
  'the navigation': () => loadNavigation('main', 'en'),
  'the index of pages': () => loadPageIndex('main'),
  'the redirects': () => loadRedirectIndex('main'),
  'a page': () => loadPage(address),
};

/** `[loader, tags that invalidate it]`, as sent by the content service. */
const rows: readonly (readonly [string, readonly string[]])[] = [
  ['the sites', ['system']],
  ['the navigation', ['system', 'site:main']],
  ['the index of pages', ['system', 'site:main']],
  ['the redirects', ['redirects:main', 'redirects:all', 'site:main']],
  ['a page', ['system', 'site:main', 'media']],
];
const tags = ['system', 'media', 'site:main', 'site:volta', 'redirects:main', 'redirects:all'];

it.each(rows.flatMap(([what, voiding]) => tags.map((tag) => [what, tag, voiding.includes(tag)] as const)))(
  '%s: a publication with the tag %s causes another request: %s',
  async (what, tag, isRead) => {
    const load = loads[what];
    await load?.();
    await load?.();
    expect(queryContent).toHaveBeenCalledTimes(1);
    contentCache().invalidate([tag]);
    await load?.();
    expect(queryContent).toHaveBeenCalledTimes(isRead ? 2 : 1);
  },
);

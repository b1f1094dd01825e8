import type { Mock } from 'vitest';
import { createRedirectIndex, type Redirect } from '@kmx/core';

import { decideRequest } from './decideRequest';
import { explainUrl } from './explainUrl';

// States that the real service cannot reproduce: a site without a home page, unreadable redirects.
vi.mock('../content/loaders', () => ({
  loadSystem: vi.fn(),
  loadPageIndex: vi.fn(),
  loadRedirectIndex: vi.fn(),
  loadDirectPage: vi.fn(),
  loadNavigation: vi.fn(),
}));
type Loader = 'loadSystem' | 'loadPageIndex' | 'loadRedirectIndex' | 'loadDirectPage' | 'loadNavigation';
const loaders = await vi.importMock<Record<Loader, Mock>>('../content/loaders');

const createSite = (key: string, host: string) => ({
  id: key,
  key,
  name: key,
  slug: null,
  internationalOnly: false,
  showHiddenCountries: false,
  languages: ['en', 'de'],
  defaultLanguage: 'en',
  localelessLanguage: null,
  domains: [{ host, slug: null }],
  headerNavigation: {},
  footerNavigation: {},
});
const sites = [createSite('main', 'localhost'), createSite('cirris', 'cirris.localhost')];
const page = (id: string, slug: string) => ({
  id,
  parentSlug: 'home',
  slug,
  languages: ['en', 'de'],
  countries: [],
  protection: { mode: 'none' },
});
const redirect = (previousUrl: string, path: string, site: string | null): Redirect => ({
  previousUrl,
  permanent: true,
  site: site === null ? null : { key: site },
  target: { kind: 'path', path },
});

const decide = async (path: string, query = '') => {
  const request = { host: 'localhost:3000', path, query, protocol: 'http' } as const;
  return (await decideRequest(request)).resolution.outcome;
};

beforeEach(() => {
  loaders.loadSystem.mockResolvedValue({ sites, countries: [] });
  loaders.loadPageIndex.mockResolvedValue([page('h', 'home'), page('a', 'about')]);
  loaders.loadRedirectIndex.mockImplementation((siteKey: string): unknown =>
    Promise.resolve(createRedirectIndex([], siteKey)),
  );
  loaders.loadDirectPage.mockResolvedValue(null);
  loaders.loadNavigation.mockResolvedValue({ homeItems: [], topItems: [], footerItems: [], legalItems: [] });
});
afterEach(() => vi.restoreAllMocks());

describe('decideRequest', () => {
  it('finds an existing page', async () => {
    expect(await decide('/en/about')).toMatchObject({
      kind: 'page',
      site: { key: 'main' },
      page: { id: 'a' },
    });
  });

  it('"A site needs a home page for the country or a universal one, else an error" (section 5)', async () => {
    loaders.loadPageIndex.mockResolvedValue([page('a', 'about')]);
    expect(await decide('/en')).toMatchObject({ kind: 'misconfigured' });
  });

  it('prefers the site’s own redirect to the one for all sites', async () => {
    const redirects = [redirect('/old', '/home', null), redirect('/old', '/about', 'main')];
    loaders.loadRedirectIndex.mockResolvedValue(createRedirectIndex(redirects, 'main'));
    expect(await decide('/en/old')).toMatchObject({ kind: 'redirect', status: 301, location: '/en/about' });
  });

  it('shows pages while the redirects cannot be loaded, which is logged', async () => {
    const spy = vi.spyOn(console, 'error').mockReturnValue(undefined);
    loaders.loadRedirectIndex.mockRejectedValue(new Error('down'));
    expect(await decide('/en/about')).toMatchObject({ kind: 'page' });
    expect(await decide('/en/old')).toMatchObject({ kind: 'notFound' });
    expect(spy).toHaveBeenCalledWith(expect.stringContaining('down'));
  });

  it('looks up a page by id only if the query requests it', async () => {
    const id = '0b6d8f4e-4f0a-4f7e-9d55-6a0d3f1c2b3a';
    loaders.loadDirectPage.mockResolvedValue({ page: page(id, 'about'), siteKey: 'cirris' });
    expect(await decide(`/${id}`, '?direct')).toMatchObject({
      kind: 'redirect',
      status: 302,
      location: 'http://cirris.localhost:3000/en/about',
    });
    loaders.loadDirectPage.mockClear();
    await decide('/en/about', '?direct');
    await decide(`/en/${id}`);
    expect(loaders.loadDirectPage).not.toHaveBeenCalled();
  });
});

it('explainUrl lists every step, including the navigation branch', async () => {
  const { trace } = await explainUrl(new URL('http://localhost:3000/en/about'));
  expect(trace.map(({ step }) => step)).toEqual(
    expect.arrayContaining(['site', 'locale', 'page', 'navigationBranch', 'protection']),
  );
});

/** @jest-environment node */
import type { ContentPage } from '../content/page.schema';

import { decideRequest, type IncomingRequest } from './decideRequest';

// What cannot be had from the real service on demand: a site without a home page, a protected page, two like redirects.
jest.mock('../content/loaders', () => ({
  loadSystem: jest.fn(),
  loadPageIndex: jest.fn(),
  loadPage: jest.fn(),
  loadRedirects: jest.fn(),
}));
const loaders =
  jest.requireMock<Record<'loadSystem' | 'loadPageIndex' | 'loadPage' | 'loadRedirects', jest.Mock>>(
    '../content/loaders',
  );

const site = {
  id: '1',
  key: 'main',
  name: 'Main',
  slug: null,
  internationalOnly: false,
  languages: ['en', 'de'],
  defaultLanguage: 'en',
  localelessLanguage: null,
  domains: [{ host: 'localhost', slug: null }],
  headerNavigation: {},
  footerNavigation: {},
};
const home = { id: 'h', parentSlug: 'home', slug: 'home', languages: ['en'], countries: [] as string[] };
const about = { ...home, id: 'a', slug: 'about' };
const redirectTo = (path: string, owner: { key: string } | null) => ({
  previousUrl: '/old',
  permanent: true,
  site: owner,
  target: { kind: 'path', path },
});

const decide = (path: string, more: Partial<IncomingRequest> = {}) =>
  decideRequest({ host: 'localhost:3000', path, query: '', protocol: 'http', ...more });

beforeEach(() => {
  loaders.loadSystem.mockResolvedValue({ sites: [site], countries: [], languages: [], brands: [] });
  loaders.loadPageIndex.mockResolvedValue([home, about]);
  loaders.loadPage.mockResolvedValue({ protection: 'none' } satisfies Partial<ContentPage>);
  loaders.loadRedirects.mockResolvedValue([]);
  jest.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('decideRequest', () => {
  it('shows a page that exists', async () => {
    expect(await decide('/en/about')).toMatchObject({ kind: 'page', siteKey: 'main', slug: 'about' });
  });

  it('"A site needs a home page for the country or a universal one, else an error" (section 5)', async () => {
    loaders.loadPageIndex.mockResolvedValue([about]);
    expect(await decide('/en')).toEqual({ kind: 'misconfigured' });
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('Invalid home page configuration'));
  });

  it('sends nothing of a protected page', async () => {
    loaders.loadPage.mockResolvedValue({ protection: 'password' });
    expect(await decide('/en/about')).toMatchObject({ kind: 'notFound' });
  });

  it('takes the site’s own redirect before the one for all sites', async () => {
    loaders.loadRedirects.mockResolvedValue([
      redirectTo('/for-all', null),
      redirectTo('/own', { key: 'main' }),
    ]);
    expect(await decide('/en/old')).toEqual({ kind: 'redirect', status: 301, location: '/en/own' });
  });

  it('never looks deeper than parent and page: a longer path is no page', async () => {
    expect(await decide('/en/x/home/about')).toMatchObject({ kind: 'notFound' });
  });
});

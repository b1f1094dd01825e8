import { contentCache } from './contentCache';
import { startFakeContentService, type FakeContentService } from './fakeContentService.mock';

import { loadNavigation, loadPage, loadPageIndex, loadSystem, type PageAddressOnSite } from './loaders';

let content: FakeContentService;
let clock = 0;
beforeAll(async () => {
  content = await startFakeContentService();
  process.env.CONTENT_URL = content.url;
});
afterAll(() => content.close());
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // After the retry pause of the last failure.
  clock += 60_000;
  vi.spyOn(performance, 'now').mockReturnValue(clock);
  contentCache().invalidateAll();
  content.queries.length = 0;
  content.responses.clear();
  content.responses.set('PageIndex', { pagesOfSite: [indexed('company', []), indexed('swiss', ['CH'])] });
});

const indexed = (slug: string, countryCodes: string[]) => ({
  id: slug,
  title: slug,
  slug,
  parentSlug: 'home',
  pageType: 'Content',
  languages: ['en'],
  countries: countryCodes.map((countryCode) => ({ countryCode })),
  canonicalUrl: null,
  description: null,
  createdAt: null,
  updatedAt: null,
  protection: { mode: 'none', role: null, version: null },
});

const page = {
  ...indexed('company', []),
  theme: null,
  hideBreadcrumb: null,
  shareImage: null,
  modules: [],
};

const noSites = { countries: [], languages: [], brands: [], sites: null };

const at = (slug: string, rest: Partial<PageAddressOnSite> = {}): PageAddressOnSite => ({
  siteKey: 'main',
  parentSlug: 'home',
  slug,
  locale: { language: 'en', country: 'INT' },
  ...rest,
});

describe('a content service that returns null without an error', () => {
  beforeEach(() => content.responses.set('PageByPath', { pageByPath: null }));

  it.each([
    ['a listed page', at('company')],
    ['a listed page of the country', at('swiss', { locale: { language: 'en', country: 'CH' } })],
    ['a listed page that is read past the cache', at('company', { isUnlocked: true })],
  ])('rejects for %s', async (_, address) => {
    await expect(loadPage(address)).rejects.toMatchObject({ name: 'ContentError', code: 'badResponse' });
  });

  it.each([
    ['is not listed', at('nowhere')],
    ['is listed for another country', at('swiss')],
  ])('accepts null for a page that %s', async (_, address) => {
    expect(await loadPage(address)).toBeNull();
  });

  it('does not replace the cached page', async () => {
    content.responses.set('PageByPath', { pageByPath: page });
    expect(await loadPage(at('company'))).toMatchObject({ id: 'company' });
    contentCache().invalidateAll();
    content.responses.set('PageByPath', { pageByPath: null });
    expect(await loadPage(at('company'))).toMatchObject({ id: 'company' });
  });

  it.each([
    ['the sites', 'SystemData', { systemData: noSites }, () => loadSystem('en')],
    ['the index of pages', 'PageIndex', { pagesOfSite: null }, () => loadPageIndex('volta')],
    ['the navigation', 'SiteNavigation', { systemData: noSites }, () => loadNavigation('volta', 'en')],
  ])('rejects for %s', async (_, operation, data, load) => {
    content.responses.set(operation, data);
    await expect(load()).rejects.toMatchObject({ code: 'badResponse' });
  });
});

/** @vitest-environment jsdom */
import { contentCache } from '../content/contentCache';
import { loadPageIndex } from '../content/loaders';
import type { IndexedPage } from '../content/pages.schema';
import type { HostView } from '../links/loadHost';
import { loadJobOpenings } from '../lists/jobOpenings';
import { loadStoryContacts } from '../lists/storyContacts';
import type { Catalogue } from '../products/Catalogue';
import { loadCatalogue } from '../products/loadCatalogue';
import { loadProductLanguages } from '../products/loadProductRange';
import { ProductServiceError } from '../products/ProductServiceError';

import {
  cirrisSite,
  mainSite,
  mockContact,
  mockJob,
  mockPage,
  mockSystem,
  voltaSite,
} from './findability.mock';
import { loadSitemaps, writePageSitemaps, type HostSitemaps } from './loadSitemaps';

vi.mock('../content/loaders', () => ({ loadPageIndex: vi.fn(), loadSystem: vi.fn() }));
vi.mock('../lists/storyContacts', async () => ({
  ...(await vi.importActual<object>('../lists/storyContacts')),
  loadStoryContacts: vi.fn(),
}));
vi.mock('../lists/jobOpenings', async () => ({
  ...(await vi.importActual<object>('../lists/jobOpenings')),
  loadJobOpenings: vi.fn(),
}));
vi.mock('../products/loadCatalogue', () => ({ loadCatalogue: vi.fn() }));

const host: HostView = {
  system: mockSystem,
  sites: [mainSite, voltaSite],
  address: { currentHost: 'localhost:3000', protocol: 'http' },
  origin: 'http://localhost:3000',
};

const pages: Record<string, IndexedPage[]> = {
  main: [
    mockPage('home'),
    mockPage('über&uns', { languages: ['de'] }),
    mockPage('secret', { protection: { mode: 'password', version: null } }),
    mockPage('error', { pageType: 'Error' }),
  ],
  volta: [mockPage('home', { languages: ['fr'] })],
  cirris: [],
};

const parse = (xml: string) => {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return parsed;
};
const texts = (xml: string, name: string) =>
  [...parse(xml).getElementsByTagName(name)].map(({ textContent }) => textContent);

beforeEach(() => {
  contentCache().invalidateAll();
  vi.mocked(loadCatalogue).mockRejectedValue(
    new ProductServiceError('notConfigured', { operation: 'Catalogue' }),
  );
  vi.mocked(loadPageIndex).mockImplementation((key) => Promise.resolve(pages[key] ?? []));
  vi.mocked(loadStoryContacts).mockResolvedValue([]);
  vi.mocked(loadJobOpenings).mockResolvedValue([]);
});

describe('/sitemap.xml', () => {
  it('lists the public pages of all sites of the host, in each available locale', async () => {
    const { root, parts } = await loadSitemaps(host);
    expect(parts).toEqual([root]);
    expect(texts(root, 'loc')).toEqual([
      'http://localhost:3000/en',
      'http://localhost:3000/de',
      'http://localhost:3000/de-ch',
      'http://localhost:3000/en-ch',
      'http://localhost:3000/de/%C3%BCber%26uns',
      'http://localhost:3000/de-ch/%C3%BCber%26uns',
      'http://localhost:3000/volta',
    ]);
    expect(new Set(texts(root, 'lastmod'))).toEqual(new Set(['2026-02-01T08:00:00.000Z']));
  });

  it('lists the language versions of an address, including itself', async () => {
    const { root } = await loadSitemaps(host);
    const [first] = parse(root).getElementsByTagName('url');
    const links = [...(first?.getElementsByTagName('xhtml:link') ?? [])].map((link) => [
      link.namespaceURI,
      link.getAttribute('rel'),
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    const xhtml = 'http://www.w3.org/1999/xhtml';
    expect(links).toEqual([
      [xhtml, 'alternate', 'en', 'http://localhost:3000/en'],
      [xhtml, 'alternate', 'de', 'http://localhost:3000/de'],
      [xhtml, 'alternate', 'de-CH', 'http://localhost:3000/de-ch'],
      [xhtml, 'alternate', 'en-CH', 'http://localhost:3000/en-ch'],
      [xhtml, 'alternate', 'x-default', 'http://localhost:3000/en'],
    ]);
  });

  it('is split beyond the limit without omissions', async () => {
    const parts = await writePageSitemaps(host, { maxUrls: 3, maxBytes: 1e6 });
    expect(parts.map((part) => texts(part, 'loc').length)).toEqual([3, 3, 1]);
  });

  it('lists open jobs in the locales of their languages, and no ended ones', async () => {
    const openings = [mockJob('fitter'), mockJob('ended', { applyUntil: '2020-01-31' })];
    vi.mocked(loadJobOpenings).mockImplementation((key) => Promise.resolve(key === 'main' ? openings : []));
    const { root } = await loadSitemaps(host);
    expect(texts(root, 'loc').filter((url) => url?.includes('/careers/'))).toEqual(
      ['de', 'de-ch'].map((locale) => `http://localhost:3000/${locale}/careers/fitter`),
    );
  });

  it('lists story contacts in every locale of their site, with their versions', async () => {
    vi.mocked(loadStoryContacts).mockImplementation((key) =>
      Promise.resolve(key === 'main' ? [mockContact('crimp&laboratory')] : []),
    );
    const { root } = await loadSitemaps(host);
    const contacts = [...parse(root).getElementsByTagName('url')].filter((entry) =>
      entry.getElementsByTagName('loc')[0]?.textContent.includes('/stories/contacts/'),
    );
    const urls = ['en', 'de', 'de-ch', 'en-ch'].map(
      (locale) => `http://localhost:3000/${locale}/stories/contacts/crimp%26laboratory`,
    );
    expect(contacts.map((entry) => entry.getElementsByTagName('loc')[0]?.textContent)).toEqual(urls);
    for (const entry of contacts)
      expect([...entry.getElementsByTagName('xhtml:link')].map((link) => link.getAttribute('href'))).toEqual([
        ...urls,
        urls[0],
      ]);
  });

  it('is valid and empty for a host without pages', async () => {
    const { root } = await loadSitemaps({
      ...host,
      origin: 'http://cirris.localhost:3000',
      sites: [cirrisSite],
    });
    expect(parse(root).documentElement.localName).toBe('urlset');
    expect(texts(root, 'loc')).toEqual([]);
  });
});

describe('/sitemap.xml of the main site, which has the products', () => {
  const reference = (slug: string, contentLanguage: 'en' | 'de', countries: string[]) => ({
    slug,
    name: slug,
    status: 'active' as const,
    successor: null,
    shortDescription: '',
    imageUrl: null,
    brand: { slug: 'komax', name: 'Komax', theme: 'Komax', image: { url: '/k.webp', width: 96, height: 96 } },
    capabilities: [],
    variantCount: 1,
    sort_index: 0,
    contentLanguage,
    supported_countries: countries,
  });
  /** Alpha exists in every language, beta only in English and not in Switzerland. */
  const catalogueIn = (language: string): Catalogue => ({
    capabilities: [],
    classifications: [
      {
        id: '1',
        slug: 'crimping',
        name: 'Crimping',
        description: null,
        parent_id: null,
        supported_countries: ['CH'],
        sort_index: 0,
        image_url: null,
        products: [reference('alpha', language === 'de' ? 'de' : 'en', ['CH']), reference('beta', 'en', [])],
      },
    ],
  });
  const urlsOf = ({ parts }: HostSitemaps) => parts.flatMap((part) => texts(part, 'loc'));
  const isOfProducts = (url: string | null) => url?.includes('/products') ?? false;

  beforeEach(() => {
    vi.mocked(loadCatalogue).mockImplementation((language) => Promise.resolve(catalogueIn(language)));
  });

  it('is an index of the pages and of the products', async () => {
    const { root, parts } = await loadSitemaps(host);
    expect(parse(root).documentElement.localName).toBe('sitemapindex');
    expect(texts(root, 'loc')).toEqual([1, 2].map((part) => `http://localhost:3000/sitemaps/${part}.xml`));
    expect(parts.map((part) => texts(part, 'loc').some(isOfProducts))).toEqual([false, true]);
  });

  it('lists overview, classifications, products in their languages and countries, and the wire check', async () => {
    const sitemaps = await loadSitemaps(host);
    const at = (path: string, ...locales: string[]) =>
      locales.map((locale) => `http://localhost:3000/${locale}${path}`);
    const all = ['en', 'de', 'de-ch', 'en-ch'];
    expect(urlsOf(sitemaps).filter(isOfProducts)).toEqual([
      ...at('/products', ...all),
      ...at('/products/crimping', ...all),
      ...at('/products/crimping/beta', 'en'),
      ...at('/products/crimping/alpha', ...all),
      ...at('/products/wire-check', ...all),
    ]);
    expect(sitemaps.isComplete).toBe(true);
  });

  it('lists the language versions of a product', async () => {
    const { parts } = await loadSitemaps(host);
    const alpha = [...parse(parts[1] ?? '').getElementsByTagName('url')].find((one) =>
      one.textContent.includes('/en/products/crimping/alpha'),
    );
    const codes = [...(alpha?.getElementsByTagName('xhtml:link') ?? [])].map((link) =>
      link.getAttribute('hreflang'),
    );
    expect(codes).toEqual(['en', 'de', 'de-CH', 'en-CH', 'x-default']);
  });

  it('lists only the page if an editor has created one with the same address', async () => {
    vi.mocked(loadPageIndex).mockResolvedValue([mockPage('products', { languages: ['en'] })]);
    const main = { ...host, sites: [mainSite] };
    const urls = urlsOf(await loadSitemaps(main)).filter((url) => url?.endsWith('/products'));
    expect(urls).toEqual(['http://localhost:3000/en/products', 'http://localhost:3000/en-ch/products']);
  });

  it('omits products, and is incomplete, only while the product service is down', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.mocked(loadCatalogue).mockRejectedValue(
      new ProductServiceError('unreachable', { operation: 'Catalogue' }),
    );
    const down = await loadSitemaps(host);
    expect([down.isComplete, urlsOf(down).some(isOfProducts)]).toEqual([false, false]);
    expect(warn.mock.calls.flat().join()).toContain('The sitemap omits products');

    vi.mocked(loadCatalogue).mockImplementation((language) => Promise.resolve(catalogueIn(language)));
    const back = await loadSitemaps(host);
    expect([back.isComplete, urlsOf(back).some(isOfProducts)]).toEqual([true, true]);
  });

  it('is complete without a product service', async () => {
    vi.mocked(loadCatalogue).mockRejectedValue(
      new ProductServiceError('notConfigured', { operation: 'Catalogue' }),
    );
    expect((await loadSitemaps(host)).isComplete).toBe(true);
  });

  it('does not load products on a host of other sites', async () => {
    vi.mocked(loadCatalogue).mockClear();
    const { isComplete } = await loadSitemaps({ ...host, origin: 'http://cirris', sites: [cirrisSite] });
    expect(isComplete).toBe(true);
    expect(loadCatalogue).not.toHaveBeenCalled();
  });

  it.each([
    ['alpha', ['en', 'de']],
    ['beta', ['en']],
    ['nothing', []],
  ])('the languages of %s', async (slug, languages) => {
    expect(await loadProductLanguages(slug)).toEqual(languages);
  });
});

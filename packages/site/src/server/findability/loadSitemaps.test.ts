import { loadPageIndex } from '../content/loaders';
import type { IndexedPage } from '../content/pages.schema';

import { cirrisSite, mainSite, mockPage, mockSystem, voltaSite } from './findability.mock';
import type { HostView } from './loadHost';
import { createSitemaps } from './loadSitemaps';

jest.mock('../content/loaders', () => ({ loadPageIndex: jest.fn(), loadSystem: jest.fn() }));

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
  jest.mocked(loadPageIndex).mockImplementation((key) => Promise.resolve(pages[key] ?? []));
});

describe('/sitemap.xml', () => {
  it('lists what is open of every site of the host, in each locale in which it exists', async () => {
    const { root, parts } = await createSitemaps(host);
    expect(parts).toEqual([]);
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

  it('names the language versions of an address, itself included', async () => {
    const { root } = await createSitemaps(host);
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

  it('past the limit is an index of parts that hold everything', async () => {
    const { root, parts } = await createSitemaps(host, { maxUrls: 3, maxBytes: 1e6 });
    expect(parse(root).documentElement.localName).toBe('sitemapindex');
    expect(texts(root, 'loc')).toEqual([1, 2, 3].map((part) => `http://localhost:3000/sitemaps/${part}.xml`));
    expect(parts.map((part) => texts(part, 'loc').length)).toEqual([3, 3, 1]);
  });

  it('is valid, and empty, for a host without pages', async () => {
    const { root } = await createSitemaps({ ...host, sites: [cirrisSite] });
    expect(parse(root).documentElement.localName).toBe('urlset');
    expect(texts(root, 'loc')).toEqual([]);
  });
});

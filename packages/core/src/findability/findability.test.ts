import { mockSites } from '../sites/sites.mock';

import { createRobotsText } from './createRobotsText';
import { createSecurityText } from './createSecurityText';
import { decideFeedPages, isFeedList, type FeedPage } from './feedLists';
import { sitesOfHost } from './sitesOfHost';
import { splitSitemap } from './splitSitemap';

describe('the sites of a host (2.1: "domains (host plus optional slug)")', () => {
  const mainHost = ['main', 'north-america-events', 'brand-portal', 'volta'];
  it.each([
    ['localhost:3000', mainHost],
    ['LOCALHOST', mainHost],
    ['schleuniger.localhost:3000', ['schleuniger']],
    ['www.schleuniger.localhost', ['schleuniger']],
    ['unknown.example', mainHost],
    ['', mainHost],
  ])('%s', (host, keys) => {
    expect(sitesOfHost(host, mockSites).map(({ key }) => key)).toEqual(keys);
  });
  it('uses the sites of a shared host', () => {
    const sites = mockSites.filter(({ key }) => key !== 'main');
    expect(sitesOfHost('localhost', sites).map(({ key }) => key)).toEqual(mainHost.slice(1));
  });
  it('is empty without a configured site', () => {
    expect(sitesOfHost('localhost', [])).toEqual([]);
  });
});

describe('sitemaps.org: "no more than 50,000 URLs and must be no larger than 50MB"', () => {
  const entries = Array.from({ length: 7 }, (_, index) => ({
    url: `https://example.org/${index}`,
    alternates: [],
  }));
  it.each([
    [{ maxUrls: 3, maxBytes: 1e6 }, [3, 3, 1]],
    [{ maxUrls: 7, maxBytes: 1e6 }, [7]],
    [{ maxUrls: 100, maxBytes: 500 }, [2, 2, 2, 1]],
    [{ maxUrls: 100, maxBytes: 1 }, [1, 1, 1, 1, 1, 1, 1]],
    [undefined, [7]],
  ])('%j', (limits, sizes) => {
    const parts = splitSitemap(entries, limits);
    expect(parts.map(({ length }) => length)).toEqual(sizes);
    expect(parts.flat()).toEqual(entries);
  });
  it('is one empty sitemap for a host without pages', () => {
    expect(splitSitemap([])).toEqual([[]]);
  });
});

describe('robots.txt (2.2: "Areas outside the public main site: mykomax and editor")', () => {
  const text = createRobotsText('https://example.org/sitemap.xml');
  const patterns = [...text.matchAll(/^Disallow: (.+)$/gm)].map(
    ([, path = '']) => new RegExp(`^${path.replace(/[.?+]/g, '\\$&').replaceAll('*', '.*')}`),
  );
  const isClosed = (path: string) => patterns.some((pattern) => pattern.test(path));

  it.each([
    '/api/forms/contact',
    '/en/mykomax',
    '/de-ch/mykomax/inventory',
    '/en/volta/editor',
    '/de-ch/editor/preview?page=1',
    '/en/?cache=clear',
  ])('disallows %s', (path) => {
    expect(isClosed(path)).toBe(true);
  });
  it.each([
    '/',
    '/en',
    '/en/products/mykomax-display',
    '/en/editorial',
    '/media/a.png',
    '/file/a?dl=true',
    '/apis',
  ])('allows %s', (path) => {
    expect(isClosed(path)).toBe(false);
  });
  it('links to the sitemap', () => {
    expect(text).toContain('\nSitemap: https://example.org/sitemap.xml\n');
  });
});

describe('security.txt (RFC 9116)', () => {
  const now = new Date('2026-11-21T15:30:00Z');
  const text = createSecurityText({
    contact: 'mailto:security@example.org',
    canonicalUrl: 'https://example.org/.well-known/security.txt',
    now,
  });
  it('has one field per line', () => {
    expect(text).toBe(
      [
        'Contact: mailto:security@example.org',
        'Expires: 2027-05-20T00:00:00Z',
        'Preferred-Languages: en, de',
        'Canonical: https://example.org/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });
  it('"Expires" is less than a year ahead', () => {
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(now.getTime());
    expect(expires - now.getTime()).toBeLessThan(365 * 86_400_000);
  });
});

describe('feeds of stories and media releases', () => {
  const story = (day: number, rest: Partial<FeedPage> = {}): FeedPage => ({
    id: String(day),
    parentSlug: 'stories',
    slug: `story-${String(day)}`,
    languages: ['en', 'de'],
    countries: [],
    pageType: 'Story',
    protection: { mode: 'none' },
    createdAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
    ...rest,
  });
  const international = { language: 'en', country: 'ALL' } as const;
  const ids = (pages: readonly FeedPage[], locale: Parameters<typeof decideFeedPages>[2] = international) =>
    decideFeedPages(pages, 'stories', locale).map(({ id }) => id);

  it('contain the newest 30, sorted by date', () => {
    const pages = Array.from({ length: 40 }, (_, index) => story(index + 1));
    expect(ids(pages)).toEqual(Array.from({ length: 30 }, (_, index) => String(40 - index)));
  });
  it.each<[string, Partial<FeedPage>]>([
    ['of another kind', { pageType: 'MediaRelease' }],
    ['in other languages', { languages: ['de'] }],
    ['for one country', { countries: ['CH'] }],
    ['with a password', { protection: { mode: 'password' } }],
  ])('omit pages %s', (_case, rest) => {
    expect(ids([story(1), story(2, rest)])).toEqual(['1']);
  });
  it('use a country’s version instead of the universal one', () => {
    const pages = [story(1), story(2, { slug: 'story-1', countries: ['CH'] })];
    expect(ids(pages, { language: 'de', country: 'CH' })).toEqual(['2']);
    expect(ids(pages)).toEqual(['1']);
  });
  it.each([
    ['stories', true],
    ['media-releases', true],
    ['products', false],
    ['toString', false],
  ])('%s: %s', (text, expected) => {
    expect(isFeedList(text)).toBe(expected);
  });
});

import {
  createLocale,
  createSitemapEntries,
  localesOfSite,
  siteUrl,
  type LanguageCode,
  type LinkContext,
} from '@kmx/core';

import type { ContentPage } from '../content/page.schema';
import type { IndexedPage } from '../content/pages.schema';
import { handleFeed } from '../feeds/handleFeed';
import { loadIntl } from '../intl';
import { createPageMetadata } from '../view/createPageMetadata';
import type { SiteView } from '../view/createSiteView';

import { createPageGraph } from './createPageGraph';
import { mainSite, mockPage, mockSystem } from './findability.mock';

vi.mock('../content/loaders', () => ({ loadSystem: vi.fn() }));

const home = mockPage('home', { title: 'Komax makes wire work' });
const about = mockPage('about', { languages: ['en'] });
const story = mockPage('a-crimp', { parentSlug: 'stories', pageType: 'Story', description: 'Lead' });
const secret = mockPage('secret', { protection: { mode: 'password', version: null } });
const index = [home, about, story, secret];
const address = { currentHost: 'localhost:3000', protocol: 'http' } as const;

async function viewOf(
  language: LanguageCode,
  country?: string,
  rest: Partial<SiteView> = {},
): Promise<SiteView> {
  const locale = createLocale(language, country);
  const links: LinkContext = { site: mainSite, sites: mockSystem.sites, locale, ...address };
  return {
    system: mockSystem,
    navigation: { homeItems: [], topItems: [], footerItems: [], legalItems: [], note: null },
    index,
    cmsUrl: 'http://localhost:3001',
    site: mainSite,
    locale,
    offered: localesOfSite(mainSite, mockSystem.countries),
    countries: mockSystem.countries,
    intl: await loadIntl(language),
    links,
    homeHref: siteUrl('/', links),
    isNextRelease: false,
    isPseudo: false,
    measurement: 'Metric',
    hasProducts: false,
    hierarchy: null,
    ...rest,
  };
}

const contentOf = (page: IndexedPage, rest: Partial<ContentPage> = {}): ContentPage => ({
  ...page,
  theme: 'Default',
  canonicalUrl: null,
  hideBreadcrumb: false,
  shareImage: null,
  shareImageUrl: null,
  modules: [],
  ...rest,
});

describe('metadata for search engines', () => {
  const metadata = async (page: ContentPage, ...[language, country, rest]: Parameters<typeof viewOf>) =>
    createPageMetadata({ view: await viewOf(language, country, rest), page });

  it('a page is its own canonical page, with the alternates of the sitemap', async () => {
    const { alternates, robots } = await metadata(contentOf(about), 'en', 'CH');
    const locales = localesOfSite(mainSite, mockSystem.countries);
    const entries = createSitemapEntries({ site: mainSite, locales, pages: index, ...address });
    const entry = entries.find(({ url }) => url === 'http://localhost:3000/en-ch/about');
    expect(alternates?.canonical).toBe(entry?.url);
    expect(Object.entries(alternates?.languages ?? {})).toEqual(
      entry?.alternates.map(({ hreflang, href }) => [hreflang, href]),
    );
    expect(robots).toBeUndefined();
  });
  it('a fallback has the canonical address of its text, without alternates', async () => {
    const { alternates, robots } = await metadata(contentOf(about), 'de', 'CH');
    expect(alternates?.canonical).toBe('http://localhost:3000/en-ch/about');
    expect(alternates?.languages).toEqual({});
    expect(robots).toBeUndefined();
  });
  it('uses an editor’s canonical URL', async () => {
    const canonicalUrl = 'https://example.org/about';
    const { alternates } = await metadata(contentOf(about, { canonicalUrl }), 'en', undefined, {
      index: [{ ...about, canonicalUrl }],
    });
    expect(alternates?.canonical).toBe(canonicalUrl);
    expect(alternates?.languages).toEqual({});
  });
  it.each([
    ['a protected page', secret, {}],
    ['an error page', mockPage('error', { pageType: 'Error' }), {}],
    ['the next release', about, { isNextRelease: true }],
  ])('excludes %s', async (_case, page, rest) => {
    expect((await metadata(contentOf(page), 'en', undefined, rest)).robots).toEqual({ index: false });
  });
  it.each([
    ['a protected page', secret],
    ['an error page', mockPage('error', { pageType: 'Error' })],
  ])('%s has no share card', async (_case, page) => {
    const pageData = await metadata(contentOf(page), 'en');
    expect(pageData).not.toHaveProperty('openGraph');
    expect(pageData).not.toHaveProperty('twitter');
  });

  it.each([
    ['drawn', null, 'http://localhost:3000/og/main/en/stories/a-crimp.png', 630],
    ['chosen by an editor', '/api/media/file/crimp.png', 'http://localhost:3000/media/crimp.png', 675],
  ])('the share card is %s', async (_case, shareImageUrl, url, height) => {
    const { openGraph } = await metadata(contentOf(story, { shareImageUrl }), 'en');
    expect(openGraph).toMatchObject({
      type: 'article',
      images: [{ url, width: 1200, height, alt: 'Page a-crimp | Komax' }],
    });
  });
  it.each([
    ['its own', { description: 'Own' }, 'Own'],
    [
      'that of its story',
      { description: null, story: { leadText: 'Lead of the story' } },
      'Lead of the story',
    ],
    ['that of its first module with a text', { description: null }, 'Below the headline'],
    ['none', { description: null, modules: [{ title: 'Words alone', content: {} }] }, undefined],
  ])('the description is %s', async (_case, rest, description) => {
    const modules = [{ title: 'A picture', text: null }, { text: ' Below the headline ' }, { text: 'Later' }];
    const pageData = await metadata(contentOf(about, { modules, ...rest }), 'en');
    expect([pageData.description, pageData.openGraph?.description]).toEqual([description, description]);
  });
  it('lists feeds if the site has entries for them', async () => {
    const { alternates } = await metadata(contentOf(about), 'en');
    expect(alternates?.types).toEqual({
      'application/rss+xml': [
        { url: 'http://localhost:3000/en/stories/rss.xml', title: 'Stories from Komax' },
      ],
    });
  });
});

describe('feeds', () => {
  it.each([
    ['stories', 200],
    ['media-releases', 404],
  ] as const)('%s: %i', async (list, status) => {
    expect(handleFeed(await viewOf('en'), list).status).toBe(status);
  });
});

describe('JSON-LD', () => {
  const typesOf = async (page: IndexedPage) => {
    const graph = createPageGraph({ view: await viewOf('en'), page: contentOf(page) });
    return graph?.['@graph'].map((thing) =>
      typeof thing === 'object' && '@type' in thing ? thing['@type'] : '',
    );
  };

  it.each([
    ['home', home, ['Organization', 'WebSite']],
    ['a story', story, ['BreadcrumbList', 'Article']],
    ['a page', about, ['BreadcrumbList']],
    ['a protected page', secret, undefined],
  ])('of %s', async (_case, page, types) => {
    expect(await typesOf(page)).toEqual(types);
  });
  it('describes one website with one language, regardless of the home page', async () => {
    const websites = await Promise.all(
      (['en', 'de'] as const).map(async (language) => {
        const graph = createPageGraph({ view: await viewOf(language), page: contentOf(home) });
        return graph?.['@graph'][1];
      }),
    );
    expect(websites[0]).toMatchObject({ url: 'http://localhost:3000/en', inLanguage: 'en' });
    expect(websites[1]).toEqual(websites[0]);
  });
  it('dates a story by its first publication', async () => {
    const graph = createPageGraph({ view: await viewOf('en'), page: contentOf(story) });
    expect(graph?.['@graph']).toContainEqual(
      expect.objectContaining({ datePublished: story.createdAt, dateModified: story.updatedAt }),
    );
  });
});

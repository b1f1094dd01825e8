import { createLocale } from '@kmx/core';

import { systemResponse } from '../content/fakeContentService.mock';
import { pageIndexSchema } from '../content/pages.schema';
import { systemDataSchema } from '../content/system.schema';
import { loadIntl } from '../intl';
import type { PageView } from '../view/loadPageView';

import { handlePayload } from './handlePayload';

const { systemData: system } = systemDataSchema.parse(systemResponse);
const [site] = system.sites;
const locale = createLocale('de');

async function createPageView(page: Partial<PageView['page']> = {}): Promise<PageView> {
  const whole = {
    id: 'p1',
    title: 'Über uns',
    slug: 'about',
    parentSlug: 'home',
    pageType: 'Content',
    theme: 'Volta',
    languages: ['de', 'en'],
    countries: [],
    canonicalUrl: null,
    description: 'Wer wir sind',
    hideBreadcrumb: false,
    protection: { mode: 'none' },
    updatedAt: '2026-11-20T10:00:00.000Z',
    shareImage: null,
    shareImageUrl: null,
    modules: [{ __typename: 'Quote', image: { url: '/api/media/file/a.png' } }],
    ...page,
  } as const satisfies PageView['page'];
  const { pagesOfSite: index } = pageIndexSchema.parse({
    pagesOfSite: [{ ...whole, protection: null, createdAt: null }],
  });
  const view = {
    system,
    navigation: { homeItems: [], topItems: [], footerItems: [], legalItems: [], note: null },
    index,
    site: site!,
    locale,
    offered: [createLocale('en'), locale],
    countries: system.countries,
    links: { site: site!, sites: system.sites, locale, currentHost: 'localhost:3000', protocol: 'http' },
    homeHref: '/de',
    cmsUrl: 'http://localhost:3001',
    isNextRelease: false,
    isPseudo: false,
    measurement: 'Metric',
    hasProducts: false,
    hierarchy: null,
    intl: await loadIntl('de'),
  } as const satisfies PageView['view'];
  return { view, page: whole };
}

const request = async (pageView: Promise<PageView>, query = '?b1') => {
  const response = handlePayload(
    await pageView,
    `http://localhost:3000/de/about/_payload.json${query}`,
    'b1',
  );
  return { cache: response.headers.get('cache-control'), body: (await response.json()) as object };
};

describe('7 "GET {path}/_payload.json with a build-hash query"', () => {
  it("returns the page's resolved content", async () => {
    const { body } = await request(createPageView());
    expect(body).toMatchObject({
      site: { key: 'main' },
      locale: 'de',
      page: { id: 'p1', type: 'page', pageType: 'Content', title: 'Über uns', protection: 'none' },
      theme: 'Volta',
      languages: ['de', 'en'],
      contentLanguage: 'de',
      isLanguageFallback: false,
      isLanguageUnavailable: false,
      modules: [{ __typename: 'Quote', image: { url: '/media/a.png' } }],
    });
    expect(body).toMatchObject({
      alternates: expect.arrayContaining([
        { hreflang: 'de', href: 'http://localhost:3000/de/about' },
        { hreflang: 'x-default', href: 'http://localhost:3000/en/about' },
      ]) as unknown,
    });
  });

  it('marks content in another language', async () => {
    const { body } = await request(createPageView({ languages: ['en'] }));
    expect(body).toMatchObject({ contentLanguage: 'en', isLanguageFallback: true });
  });

  it('contains nothing without content in any language', async () => {
    const { body } = await request(createPageView({ languages: ['ja'] }));
    expect(body).toMatchObject({ contentLanguage: null, isLanguageUnavailable: true, modules: [] });
  });

  it.each([
    ['?b1', 'public, max-age=60'],
    ['?build=b1', 'public, max-age=60'],
    ['?b0', 'no-store'],
    ['', 'no-store'],
  ])('is cached only for the running build: %s', async (query, expected) => {
    expect((await request(createPageView(), query)).cache).toBe(expected);
  });

  it('is uncacheable for a protected page, and reveals only the mode of its protection', async () => {
    const { cache, body } = await request(
      createPageView({ protection: { mode: 'password', version: 'secret-v' } }),
    );
    expect(cache).toBe('private, no-store');
    expect(JSON.stringify(body)).not.toContain('secret-v');
  });
});

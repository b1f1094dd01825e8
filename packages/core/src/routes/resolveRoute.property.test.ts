import fc from 'fast-check';

import { mockCountries } from '../locales/countries.mock';
import { localesOfSite } from '../locales/localesOfSite';
import { isUnlocalizedPath } from '../paths/isUnlocalizedPath';
import { isConfiguredHost } from '../sites/isConfiguredHost';
import { resolveSite } from '../sites/resolveSite';
import { mockSites } from '../sites/sites.mock';
import type { Redirect } from '../types/Redirect';

import { pageUrl } from './pageUrl';
import { resolveRoute } from './resolveRoute';
import { createMockRouteData, mockPage, mockRedirect, mockRequest } from './routeData.mock';
import type { RoutePage, RouteRequest } from './RouteResolution';

const slugs = fc.constantFrom('a', 'b', 'c', 'about', 'über uns', 'file');
const countries = fc.constantFrom<readonly string[]>([], [], ['CH'], ['US', 'DE']);
const languages = fc.constantFrom<RoutePage['languages']>(['en'], ['de', 'fr'], ['ja'], ['en', 'es', 'zh']);
const siteKeys = fc.constantFrom(...mockSites.map(({ key }) => key));

const somePage = fc
  .record({ parentSlug: fc.constantFrom('home', 'home', 'a', 'b'), slug: slugs, languages, countries })
  .map((page) => mockPage(`${page.parentSlug}/${page.slug}/${page.countries.join()}`, page));
const somePages = fc.dictionary(siteKeys, fc.array(somePage, { maxLength: 6 }), { noNullPrototype: true });

/** Short names, so that paths of pages and of requests coincide. */
const somePath = fc
  .tuple(
    fc.constantFrom('', '', '/en', '/DE', '/de-ch', '/it', '/ja-ch', '/fr', '/es'),
    fc.constantFrom('', '', '', '/volta', '/north-america-events', '/brand-portal'),
    fc.array(fc.constantFrom('a', 'b', 'c', 'A', 'about', '%C3%BCber%20uns', '%E0', ''), { maxLength: 3 }),
    fc.constantFrom('', '', '/', '//'),
  )
  .map(([locale, site, segments, end]) => `${locale}${site}/${segments.join('/')}${end}`);

const someTarget = fc.oneof(
  somePath.map((path): Redirect['target'] => ({ kind: 'path', path })),
  somePath.map((path): Redirect['target'] => ({ kind: 'path', path: `hard:${path}` })),
  somePath.map((path): Redirect['target'] => ({
    kind: 'external',
    url: `http://schleuniger.localhost:3000${path.replace(/^\/*/, '/')}`,
  })),
  fc
    .record({ key: siteKeys, parentSlug: fc.constantFrom(null, 'a'), slug: slugs })
    .map(({ key, ...page }): Redirect['target'] => ({
      kind: 'page',
      page: { id: 'x', ...page, site: { key } },
    })),
);
const someRedirect = fc
  .record({
    previousUrl: fc.constantFrom('/', '/a', '/b', '/c', '/a/b', '/b/a', '/about', '/über uns'),
    site: fc.option(siteKeys.map((key) => ({ key }))),
    target: someTarget,
    permanent: fc.boolean(),
  })
  .map(({ previousUrl, ...more }) => mockRedirect(previousUrl, '', more));
const someRedirects = fc.array(someRedirect, { maxLength: 8 });

const someVisitor = fc.record({
  host: fc.constantFrom(
    'localhost:3000',
    'schleuniger.localhost:3000',
    'adaptronic.localhost:3000',
    '127.0.0.1',
  ),
  cookieLocale: fc.option(fc.constantFrom('de-CH', 'fr', 'xx'), { nil: undefined }),
  acceptLanguage: fc.option(fc.constantFrom('ja', 'de-CH,fr;q=0.5', ''), { nil: undefined }),
});

/** Passes the data of the address's own site, like the site's proxy. */
function resolve(
  request: RouteRequest,
  pages: Readonly<Record<string, readonly RoutePage[]>>,
  redirects: readonly Redirect[],
) {
  const site = resolveSite(request.host, request.path, mockSites);
  const key = site.kind === 'matched' ? site.site.key : 'main';
  return resolveRoute(request, createMockRouteData(pages, redirects, key)).outcome;
}

const follow = (location: string, request: RouteRequest): RouteRequest => {
  const url = new URL(location, `http://${request.host}`);
  const protocol = url.protocol === 'https:' ? 'https' : 'http';
  return { ...request, protocol, host: url.host, path: url.pathname, query: url.search };
};

describe('pageUrl and resolveRoute agree', () => {
  it('a page’s address resolves to that page without a redirect', () => {
    const sites = fc.constantFrom(...mockSites);
    fc.assert(
      fc.property(sites, fc.nat(), somePage, someRedirects, (site, index, page, redirects) => {
        const offered = localesOfSite(site, mockCountries);
        const locale = offered[index % offered.length]!;
        fc.pre(page.countries.length === 0 || page.countries.includes(locale.country));
        const { parentSlug, slug } = page;
        const url = pageUrl({
          site,
          locale,
          parentSlug,
          slug,
          currentHost: 'localhost:3000',
          isAbsolute: true,
        });
        const outcome = resolve(follow(url, mockRequest('/')), { [site.key]: [page] }, redirects);
        expect(outcome).toMatchObject({
          kind: 'page',
          page: { id: page.id },
          site: { key: site.key },
          locale,
        });
      }),
      { numRuns: 500 },
    );
  });
});

describe('"No redirect chain is longer than one"', () => {
  it('the target of a redirect is no redirect, and status 301 does not depend on the visitor', () => {
    fc.assert(
      fc.property(somePath, someVisitor, somePages, someRedirects, (path, visitor, pages, redirects) => {
        const request = mockRequest(path, visitor);
        const outcome = resolve(request, pages, redirects);
        if (outcome.kind !== 'redirect' || isUnlocalizedPath(outcome.location)) return;
        expect(outcome.location).toMatch(/^(\/(?![/\\])|https?:\/\/)/);
        const next = follow(outcome.location, request);
        expect(isConfiguredHost(next.host, mockSites) || next.host === request.host).toBe(true);
        expect(resolve(next, pages, redirects)).not.toMatchObject({ kind: 'redirect' });
        if (outcome.status === 302) return;
        const other = { ...request, cookieLocale: 'es', acceptLanguage: 'zh' };
        expect(resolve(other, pages, redirects)).toEqual(outcome);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('any request', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom('/', '\\', '\t', '\n', '%', '?', '#', '.', 'e', 'n', ':', '@', '\uD800'),
    }),
    somePath,
  );
  const id = '0b9f4a52-6c1e-4d3a-9f57-2f8f6f6f1a10';
  const directs = fc.constantFrom(undefined, null, { page: mockPage('a'), siteKey: 'schleuniger' });

  it('never throws, and never leads to an unconfigured host', () => {
    fc.assert(
      fc.property(
        fc.record({ host: anything, path: fc.oneof(anything, fc.constant(`/${id}/`)), query: anything }),
        anything,
        someRedirects,
        directs,
        (request, header, redirects, directPage) => {
          const data = { ...createMockRouteData({}, redirects), directPage };
          const query = `${request.query}&direct`;
          const directRequest = mockRequest('', {
            ...request,
            query,
            cookieLocale: header,
            acceptLanguage: header,
          });
          const { outcome } = resolveRoute(directRequest, data);
          if (outcome.kind !== 'redirect') return;
          const url = new URL(outcome.location, 'http://here.test');
          expect(['http:', 'https:']).toContain(url.protocol);
          expect(url.host === 'here.test' || isConfiguredHost(url.host, mockSites)).toBe(true);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

import { mainSite, mockSites } from '../sites/sites.mock';
import type { NavigationItem } from '../types/NavigationItem';
import type { Redirect } from '../types/Redirect';

import { findApplicationRoute } from './ApplicationRoute';
import { resolveRoute } from './resolveRoute';
import {
  createMockRouteData,
  mockPage,
  mockRedirect,
  mockRequest,
  type MockRouteData,
} from './routeData.mock';
import type { RouteRequest } from './RouteResolution';

const about = mockPage('about');
const swiss = mockPage('swiss', { countries: ['CH'] });
const guide = mockPage('guide', { parentSlug: 'technology' });
// 2.2 "{locale}/services/{path...}": a page of any depth.
const onSite = mockPage('on-site', { parentSlug: 'services/repair' });
const checklist = mockPage('checklist', { parentSlug: 'services/repair/on-site' });
const pages = { main: [about, swiss, guide, onSite, checklist], volta: [about], schleuniger: [about] };

const resolve = (
  path: string,
  {
    redirects = [],
    data = {},
    ...request
  }: Partial<RouteRequest> & { redirects?: Redirect[]; data?: Partial<MockRouteData> } = {},
) => resolveRoute(mockRequest(path, request), { ...createMockRouteData(pages, redirects), ...data });

const describeOutcome = (...args: Parameters<typeof resolve>) => {
  const { outcome } = resolve(...args);
  switch (outcome.kind) {
    case 'redirect':
      return `${outcome.status} ${outcome.location}`;
    case 'page':
      return `${outcome.site.key} ${outcome.locale.code} ${outcome.page.id}`;
    case 'application':
      return outcome.route.kind;
    case 'notFound':
      return `404 ${outcome.site.key} ${outcome.locale.code}`;
    case 'misconfigured':
      return outcome.code;
  }
};

describe('2.2 "any path (catch-all): page driven by the content service"', () => {
  it.each([
    ['/en', 'main en home'],
    ['/de-ch/about', 'main de-CH about'],
    ['/en/technology/guide', 'main en guide'],
    ['/de-ch/swiss', 'main de-CH swiss'],
    ['/de/swiss', '404 main de'],
    ['/en/x/home/about', '404 main en'],
    ['/en/%E0%A4%A', '404 main en'],
    ['/%E0%A4%A', '404 main en'],
    ['/components/x', '404 main en'],
    ['/en/services/repair/on-site', 'main en on-site'],
    ['/en/services/repair/on-site/checklist', 'main en checklist'],
    ['/en/repair/on-site', '404 main en'],
  ])('%s', (path, expected) => {
    expect(describeOutcome(path)).toBe(expected);
  });

  it('2.1 "Two locale-less prefixes exist: French on the {product} site", answered in place', () => {
    expect(describeOutcome('/volta/about', { data: createMockRouteData(pages, [], 'volta') })).toBe(
      'volta fr about',
    );
  });

  it('finds the version of the country, or else the universal one', () => {
    const own = mockPage('own', { slug: 'about', countries: ['US'] });
    const data = createMockRouteData({ main: [about, own] });
    expect(describeOutcome('/en-us/about', { data })).toBe('main en-US own');
    expect(describeOutcome('/en-de/about', { data })).toBe('main en-DE about');
  });

  it('6 "Page protection modes": returns the protection without enforcing it', () => {
    const secret = mockPage('secret', { protection: { mode: 'password', version: 'v1' } });
    const { outcome, trace } = resolve('/en/secret', { data: createMockRouteData({ main: [secret] }) });
    expect(outcome).toMatchObject({ kind: 'page', protection: { mode: 'password', version: 'v1' } });
    expect(JSON.stringify(trace)).not.toContain('v1');
  });
});

describe('5 "A site needs a home page for the country or a universal one, else an error."', () => {
  it.each([
    ['no home at all', [about], 'invalidHomePageConfiguration'],
    ['one for another country', [mockPage('home', { countries: ['US'] })], 'invalidHomePageConfiguration'],
    ['one for the country', [mockPage('home', { countries: ['CH'] })], 'main de-CH home'],
  ])('%s', (_, found, expected) => {
    expect(describeOutcome('/de-ch', { data: { pages: found } })).toBe(expected);
  });
  it('8 "Site match without domain configuration: error."', () => {
    const sites = [...mockSites, { ...mainSite, key: 'lost', slug: 'lost', domains: [] }];
    expect(resolve('/en/lost', { data: { sites } }).outcome).toEqual({
      kind: 'misconfigured',
      code: 'siteWithoutDomain',
      siteKey: 'lost',
    });
    expect(describeOutcome('/en', { data: { sites: [] } })).toBe('mainSiteMissing');
  });
});

describe('2.2 "trailing-slash URLs and system redirects answer 301; a wrong locale answers 302", one redirect for all of it', () => {
  const old = mockRedirect('/alter-pfad', '/about');
  it.each<[string, string, Partial<Parameters<typeof resolve>[1]>?]>([
    ['/en/about/', '301 /en/about'],
    ['/DE-CH//about', '301 /de-ch/about'],
    ['/', '302 /en'],
    ['/about', '302 /de-ch/about', { acceptLanguage: 'de-CH' }],
    ['/about', '302 /fr/about', { acceptLanguage: 'de-CH', cookieLocale: 'fr' }],
    ['/it-ch/about', '302 /de-ch/about'],
    ['/About-us/', '302 /en/About-us'],
    ['//EN//%61bout/', '301 /en/about'],
    ['/en/home', '301 /en'],
    ['/en/home/home', '301 /en'],
    ['/en/home/about', '301 /en/about'],
    ['/EN//home/about/', '301 /en/about'],
    ['/home', '302 /en'],
    ['/VOLTA', '301 /volta'],
    ['/en/Volta/about', '301 /en/volta/about'],
    ['/fr/volta', '301 /volta'],
    ['/fr/VOLTA/home/about', '301 /volta/about'],
    ['/es/north-america-events', '301 /north-america-events'],
    ['/en/about/', '301 /en/about?flag&a=%20;b&&c=', { query: '?flag&a=%20;b&&c=' }],
    ['/en/alter-pfad', '301 /en/about?flag&a=%20;b&a=2', { redirects: [old], query: '?flag&a=%20;b&a=2' }],
    ['/DE/alter-pfad/', '301 /de/about', { redirects: [old] }],
    ['/DE/alter-pfad/', '302 /de/about', { redirects: [{ ...old, permanent: false }] }],
    ['/alter-pfad/', '302 /en/about', { redirects: [old] }],
    ['/en/alter-pfad/teil', '301 /en/about?x=1&y', { redirects: [old], query: '?x=1&y' }],
    ['/en/Alter-Pfad', '301 /en/about', { redirects: [old] }],
    ['/en/x/y/z', '301 /en/about', { redirects: [mockRedirect('/x/y', '/about')] }],
    ['/en/about', 'main en about', { redirects: [mockRedirect('/about', '/guide')] }],
    ['/en', 'main en home', { redirects: [mockRedirect('/', '/about')] }],
  ])('%s: %s', (path, expected, more = {}) => {
    expect(describeOutcome(path, more)).toBe(expected);
  });

  it('returns the first reason', () => {
    expect(resolve('/DE/alter-pfad/', { redirects: [old] }).outcome).toMatchObject({
      reason: 'systemRedirect',
    });
    expect(resolve('/it/alter-pfad', { redirects: [old] }).outcome).toMatchObject({ reason: 'locale' });
    expect(resolve('/en/alter-pfad', { redirects: [old] }).outcome).toMatchObject({ reason: 'previousUrl' });
  });
});

const findApplication: MockRouteData['findApplication'] = ({ site, path }) => {
  const own = '/products/stripping/gamma';
  if (site.key !== 'main' || !path.endsWith('/gamma')) return undefined;
  return path === own
    ? { kind: 'found', route: { kind: 'product', slug: 'gamma' } }
    : { kind: 'moved', path: own };
};

describe('"No redirect chain is longer than one", and decision "it never loops"', () => {
  it.each<[string, string, string, Redirect[]]>([
    [
      'one that redirects again',
      '/en/a',
      '301 /en/about',
      [mockRedirect('/a', '/b'), mockRedirect('/b', '/about')],
    ],
    [
      'temporary when a part of it is',
      '/en/a',
      '302 /en/about',
      [mockRedirect('/a', '/b'), mockRedirect('/b', '/about', { permanent: false })],
    ],
    [
      'a target in a locale that is not offered',
      '/de/a',
      '302 /ja/about',
      [mockRedirect('/a', '/ja-ch/about')],
    ],
    ['a target that is not spelt right', '/de/a', '301 /de/about', [mockRedirect('/a', '/DE//about/')]],
    ['a target without a locale', '/de/a', '302 /en/about', [mockRedirect('/a', 'hard:/about')]],
    ['a circle', '/en/a', '404 main en', [mockRedirect('/a', '/b'), mockRedirect('/b', '/a')]],
    [
      'a way into a circle',
      '/en/x',
      '301 /en/a',
      [mockRedirect('/x', '/a'), mockRedirect('/a', '/b'), mockRedirect('/b', '/a')],
    ],
    ['a circle through another spelling', '/en/a/', '301 /en/a', [mockRedirect('/a', '/en/a/')]],
    ['one below itself', '/en/a', '301 /en/a/b', [mockRedirect('/a', '/a/b')]],
    ['a target that does not exist', '/en/a', '301 /en/nowhere', [mockRedirect('/a', '/nowhere')]],
    [
      'a file',
      '/en/a',
      '301 /file/x?l=en',
      [mockRedirect('/a', '', { target: { kind: 'file', file: { slug: 'x' } } })],
    ],
    [
      'an anchor of its target',
      '/en/a',
      '301 /en/about#b',
      [mockRedirect('/a', '/c#b'), mockRedirect('/c', '/about')],
    ],
    [
      'a product, whose place the application finds',
      '/en/a/b',
      '301 /en/products/stripping/gamma',
      [mockRedirect('/a', '', { target: { kind: 'product', product: 'gamma' } })],
    ],
    [
      'an external address',
      '/en/a',
      '301 https://example.org/',
      [mockRedirect('/a', '', { target: { kind: 'external', url: 'https://example.org' } })],
    ],
    [
      'a target that is no address',
      '/en/a',
      '404 main en',
      [mockRedirect('/a', '', { target: { kind: 'external', url: 'mailto:a@example.org' } })],
    ],
    [
      'a deleted page',
      '/en/a',
      '404 main en',
      [mockRedirect('/a', '', { target: { kind: 'page', page: null } })],
    ],
  ])('%s: %s to %s', (_, path, expected, redirects) => {
    expect(describeOutcome(path, { redirects, data: { findApplication } })).toBe(expected);
  });
});

describe('2.2 "Areas outside the public main site: mykomax": the portal is on the main site alone', () => {
  const findPortal: MockRouteData['findApplication'] = ({ site, path }) =>
    findApplicationRoute(path, { hasPortal: site.key === 'main' });
  const schleuniger = 'schleuniger.localhost:3000';
  it.each<[string, string, string]>([
    [schleuniger, '/de-ch/mykomax', '301 http://localhost:3000/de-ch/mykomax'],
    [schleuniger, '/en/mykomax/tickets/list?x', '301 http://localhost:3000/en/mykomax/tickets/list?x'],
    [schleuniger, '/en/mykomax/tickets?x', '301 http://localhost:3000/en/mykomax/tickets/list?x'],
    ['localhost:3000', '/en/MyKomax/Tickets?x', '301 /en/mykomax/tickets/list?x'],
    [schleuniger, '/en/mykomax/nothing/at/all', '404 schleuniger en'],
    ['adaptronic.localhost:3000', '/de/MyKomax', '301 http://localhost:3000/de/mykomax'],
    ['localhost:3000', '/en/volta/mykomax', '301 /en/mykomax'],
    ['localhost:3000', '/en/mykomax', 'portal'],
  ])('%s%s: %s', (host, address, expected) => {
    const [path = '', query = ''] = address.split('?');
    const key = host.split('.')[0] ?? '';
    const data = createMockRouteData(pages, [], key.startsWith('localhost') ? 'main' : key);
    expect(describeOutcome(path, { host, query, data: { ...data, findApplication: findPortal } })).toBe(
      expected,
    );
  });
});

describe('a redirect to another site, in a locale that it offers', () => {
  const to = (key: string) =>
    mockRedirect('/a', '', {
      site: { key: 'main' },
      target: { kind: 'page', page: { id: 'about', slug: 'about', parentSlug: null, site: { key } } },
    });
  it.each([
    ['/de-ch/a', 'schleuniger', '301 http://schleuniger.localhost:3000/de-ch/about'],
    ['/cs/a', 'schleuniger', '301 http://schleuniger.localhost:3000/en/about'],
    ['/fr/a', 'volta', '301 /volta/about'],
    ['/ja/a', 'adaptronic', '301 http://adaptronic.localhost:3000/de/about'],
    ['/fr-ch/a', 'adaptronic', '301 http://adaptronic.localhost:3000/de-ch/about'],
    ['/en-us/a', 'brand-portal', '301 /en/brand-portal/about'],
    ['/en/a', 'gone', '404 main en'],
  ])('%s to %s: %s', (path, key, expected) => {
    expect(describeOutcome(path, { redirects: [to(key)] })).toBe(expected);
    expect(describeOutcome(path, { redirects: [to(key)], data: { dataOfSite: undefined } })).toBe(expected);
  });
  it('leads to the main site for a product, wherever the redirect is', () => {
    const target = { kind: 'product', product: 'gamma' } as const;
    const redirects = [mockRedirect('/a', '', { site: { key: 'schleuniger' }, target })];
    const data = { ...createMockRouteData(pages, redirects, 'schleuniger'), findApplication };
    expect(describeOutcome('/de-ch/a', { host: 'schleuniger.localhost:3000', redirects, data })).toBe(
      '301 http://localhost:3000/de-ch/products/stripping/gamma',
    );
  });
  it('is followed to its end', () => {
    const more = mockRedirect('/about', '/moved', { site: { key: 'brand-portal' } });
    expect(describeOutcome('/en/a', { redirects: [to('brand-portal'), more] })).toBe(
      '301 /en/brand-portal/moved',
    );
  });
});

describe('2.2 "A query parameter direct on path /{id} looks up a page by id and redirects (302) to the page\'s real URL; for one partner site the redirect goes to a different domain"', () => {
  const id = '0b9f4a52-6c1e-4d3a-9f57-2f8f6f6f1a10';
  const page = mockPage(id, { parentSlug: 'technology', slug: 'guide', languages: ['en', 'de'] });
  const direct = (path: string, siteKey: string, more: Parameters<typeof resolve>[1] = {}) =>
    describeOutcome(path, { query: '?direct', data: { directPage: { page, siteKey } }, ...more });

  it.each<[string, string, string, Parameters<typeof resolve>[1]?]>([
    [`/${id}`, 'main', '302 /en/technology/guide'],
    [`/${id}`, 'main', '302 /de-ch/technology/guide', { acceptLanguage: 'de-CH' }],
    [`/de-ch/${id}`, 'main', '302 /de-ch/technology/guide'],
    [`/fr-ch/${id}`, 'main', '302 /de-ch/technology/guide'],
    [`/fr/${id}`, 'main', '302 /en/technology/guide'],
    [`/DE/${id.toUpperCase()}/`, 'main', '302 /de/technology/guide'],
    [`/de-ch/${id}`, 'schleuniger', '302 http://schleuniger.localhost:3000/de-ch/technology/guide'],
    [`/${id}`, 'volta', '302 /en/volta/technology/guide'],
    [`/en/volta/${id}`, 'main', '302 /en/technology/guide'],
    [`/${id}`, 'main', '302 /en/technology/guide?x=1', { query: 'x=1&direct=true' }],
    [`/${id}`, 'gone', '404 main en'],
    [`/en/technology/${id}`, 'main', '404 main en'],
  ])('%s on %s: %s', (path, siteKey, expected, more = {}) => {
    expect(direct(path, siteKey, more)).toBe(expected);
  });

  it('decision: "anything else is a 404"', () => {
    expect(describeOutcome(`/${id}`, { query: 'direct', data: { directPage: null } })).toBe('404 main en');
  });
  it('respects the countries of the page', () => {
    const directPage = { page: { ...page, countries: ['CH'] }, siteKey: 'main' };
    expect(describeOutcome(`/en/${id}`, { query: 'direct', data: { directPage } })).toBe(
      '302 /en-ch/technology/guide',
    );
  });
});

describe('the trace', () => {
  it('contains every step, with its address', () => {
    const { trace } = resolve('/DE/a/b/', { redirects: [mockRedirect('/a', '/about')] });
    expect(trace.map(({ step, hop }) => `${hop} ${step}`)).toEqual([
      ...['0 systemRedirect', '1 systemRedirect', '1 site', '1 locale', '1 page', '1 redirectLookup'],
      ...['2 systemRedirect', '2 site', '2 locale', '2 page', '2 protection', '2 language'],
    ]);
    expect(trace[5]).toMatchObject({
      candidates: [
        { previousUrl: '/a/b', length: 2, isMatch: false },
        { previousUrl: '/a', length: 1, isMatch: true },
      ],
      previousUrl: '/a',
      location: '/de/about',
    });
  });

  it('contains the branch of the navigation, the language and the reason for a missing page', () => {
    const link = {
      kind: 'page',
      page: { id: 'about', slug: 'about', parentSlug: null, site: null },
    } as const;
    const item: NavigationItem = {
      id: 'n',
      title: 'About us',
      breadcrumbOverride: null,
      slug: null,
      hidden: false,
      countries: [],
      link,
      items: [],
      marketingSection: null,
    };
    const german = { ...about, languages: ['en'] as const };
    const { trace } = resolve('/ja/about', { data: { pages: [german], navigation: [item] } });
    expect(trace).toContainEqual({
      hop: 0,
      step: 'navigationBranch',
      branch: [{ id: 'n', title: 'About us' }],
    });
    expect(trace.at(-1)).toMatchObject({ step: 'language', contentLanguage: 'en', isLanguageFallback: true });
    const problems = ['/en/swiss', '/en/a/b/c', '/en/%E0%A4%A', '/en/zzz'].map((path) =>
      resolve(path).trace.find(({ step }) => step === 'page'),
    );
    expect(problems).toMatchObject([
      { problem: 'notInCountry', versions: [{ id: 'swiss', countries: ['CH'] }] },
      { problem: 'tooDeep' },
      { problem: 'malformedPath' },
      { problem: 'noPage' },
    ]);
  });

  it('marks a redirect loop', () => {
    const { trace } = resolve('/en/a', { redirects: [mockRedirect('/a', '/b'), mockRedirect('/b', '/a')] });
    expect(trace.at(-1)).toMatchObject({ step: 'redirectLookup', problem: 'loop', hop: 0 });
  });
});

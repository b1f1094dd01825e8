import { documentSections } from '@kmx/contract/documents';

import { createProductHierarchy } from '../products/createProductHierarchy';
import { mockSource } from '../products/products.mock';

import { applicationPaths, findApplicationRoute, type ApplicationRouteContext } from './ApplicationRoute';
import { resolveRoute } from './resolveRoute';
import { createMockRouteData, mockPage, mockRedirect, mockRequest } from './routeData.mock';

const hierarchyOf = (country: string) => createProductHierarchy(mockSource, { country });

const describeMatch = (path: string, country = 'CH', more: Partial<ApplicationRouteContext> = {}) => {
  const match = findApplicationRoute(path, { hierarchy: () => hierarchyOf(country), ...more });
  if (!match) return 'nothing';
  if (match.kind === 'moved') return `moved to ${match.path}`;
  return 'slug' in match.route ? `${match.route.kind} ${match.route.slug}` : match.route.kind;
};

describe('2.2 "{locale}/products, {locale}/products/{path...}: product hierarchy"', () => {
  it.each([
    ['/products', 'products'],
    ['/products/crimping', 'classification crimping'],
    ['/products/crimping/bench', 'classification bench'],
    ['/products/crimping/bench/bt-712', 'product bt-712'],
    ['/products/cutting/kappa-330', 'product kappa-330'],
    ['/products/compare', 'comparison'],
    ['/products/wire-check', 'wireCheck'],
    ['/search', 'search'],
    ['/products/unknown', 'nothing'],
    ['/products/crimping/bench/bt-712/more', 'nothing'],
    ['/productsx', 'nothing'],
    ['/search/more', 'nothing'],
    ['/', 'nothing'],
  ])('%s: %s', (path, expected) => {
    expect(describeMatch(path)).toBe(expected);
  });

  it.each([
    ['/editor', { kind: 'editor', screen: 'area' }],
    ['/editor/view-as', { kind: 'editor', screen: 'viewAs' }],
    ['/editor/health', { kind: 'editor', screen: 'health' }],
    ['/editor/preview', { kind: 'preview' }],
    ['/editor/area', undefined],
    ['/editor/preview/more', undefined],
    ['/editorial', undefined],
    ['/constructor', undefined],
  ])('2.2 "{locale}/editor: editor area", on every site: %s', (path, route) => {
    expect(findApplicationRoute(path, {})).toEqual(route && { kind: 'found', route });
  });

  it.each([
    ['/stories/contacts/crimp-laboratory', 'storyContact crimp-laboratory'],
    ['/stories/contacts/nobody', 'nothing'],
    ['/stories/contacts/', 'nothing'],
    ['/stories/contacts/crimp-laboratory/more', 'nothing'],
  ])('2.2 "{locale}/stories/contacts/{author}: one author": %s: %s', (path, expected) => {
    const hasStoryContact = (slug: string) => slug === 'crimp-laboratory';
    expect(describeMatch(path, 'CH', { hasStoryContact })).toBe(expected);
  });

  it.each([
    ['/careers/fitter', 'jobOpening fitter'],
    ['/careers/ended', 'nothing'],
    ['/careers', 'nothing'],
    ['/careers/fitter/more', 'nothing'],
  ])('an open job below "/careers": %s: %s', (path, expected) => {
    const hasJobOpening = (slug: string) => slug === 'fitter';
    expect(describeMatch(path, 'CH', { hasJobOpening })).toBe(expected);
  });

  it.each([
    ['/products/bt-712', 'moved to /products/crimping/bench/bt-712'],
    ['/products/cutting/bt-712', 'moved to /products/crimping/bench/bt-712'],
    ['/products/bench', 'moved to /products/crimping/bench'],
  ])('%s redirects to %s', (path, expected) => {
    expect(describeMatch(path)).toBe(expected);
  });

  it('5 "products are filtered likewise": a country without the product has no such path', () => {
    expect(describeMatch('/products/crimping/bench/bt-752', 'CH')).toBe('nothing');
    expect(describeMatch('/products/crimping/bench/bt-752', 'US')).toBe('product bt-752');
  });

  it.each([
    ['/products/crimping/bench/bt-1', 'found'],
    ['/products/bt-1', 'moved'],
    ['/products/bench/bt-2', undefined],
  ])(
    '3 "Product status: active, discontinued, cancelled": finds a cancelled product by its slug: %s',
    (path, kind) => {
      const retired = (slug: string) => (slug === 'bt-1' ? { slug, classificationSlug: 'bench' } : undefined);
      expect(findApplicationRoute(path, { hierarchy: () => hierarchyOf('CH'), retired })?.kind).toBe(kind);
    },
  );

  it('a site without products still has search', () => {
    expect(findApplicationRoute('/products', {})).toBeUndefined();
    expect(findApplicationRoute('/search', {})).toEqual({ kind: 'found', route: { kind: 'search' } });
  });

  it.each(['/products', '/products/compare', '/products/wire-check', '/search', '/editor', '/en'])(
    'does not load the hierarchy for other routes: %s',
    (path) => {
      const hierarchy = vi.fn(() => undefined);
      findApplicationRoute(path, { hierarchy });
      expect(hierarchy).not.toHaveBeenCalled();
    },
  );
});

describe('resolveRoute falls back to the application without a page', () => {
  const pages = { main: [mockPage('products', { parentSlug: 'home' })] };
  const findApplication = ({ path, locale }: { path: string; locale: { country: string } }) =>
    findApplicationRoute(path, { hierarchy: () => hierarchyOf(locale.country) });
  const resolve = (path: string, context = createMockRouteData({}), query = '') =>
    resolveRoute(mockRequest(path, { query }), { ...context, findApplication });

  it('resolves a product in place, in the locale of the address', () => {
    const { outcome, trace } = resolve('/de-ch/products/crimping/bench/bt-712');
    expect(outcome).toMatchObject({
      kind: 'application',
      locale: { code: 'de-CH' },
      route: { kind: 'product', slug: 'bt-712' },
    });
    expect(trace.at(-1)).toMatchObject({ step: 'application', location: null });
  });

  it('redirects a moved product to its path in one hop, with the query', () => {
    expect(resolve('/EN-ch/products/bt-712/', undefined, '?measurement=imperial').outcome).toEqual({
      kind: 'redirect',
      status: 301,
      location: '/en-ch/products/crimping/bench/bt-712?measurement=imperial',
      reason: 'systemRedirect',
    });
  });

  it('prefers an editorial page at the same path', () => {
    expect(resolve('/en/products', createMockRouteData(pages)).outcome).toMatchObject({ kind: 'page' });
  });

  it('redirects a path without a locale to its locale first', () => {
    expect(resolve('/products/crimping').outcome).toMatchObject({
      kind: 'redirect',
      status: 302,
      location: '/en/products/crimping',
    });
  });

  it('looks up an unknown application route among the redirects', () => {
    const context = createMockRouteData({ main: [mockPage('about')] }, [
      mockRedirect('/products/old', '/about'),
    ]);
    expect(resolve('/en/products/old', context).outcome).toMatchObject({
      kind: 'redirect',
      location: '/en/about',
    });
  });
});

describe('portal 2: "Every route below is under the optional locale prefix."', () => {
  const code = '0123456789abcdef0123456789abcdef';
  it.each([
    ['/mykomax', 'portal dashboard'],
    ['/MyKomax/Tickets/List', 'portal ticketList'],
    ['/mykomax/user-admin/U-1', 'portal userDetail'],
    ['/callback', 'portal callback'],
    ['/mykomax/nothing/of/the/kind', 'nothing'],
    ['/mykomaxed', 'nothing'],
    [`/machine/${code}`, 'machine'],
    ['/machine/short', 'nothing'],
    [`/machine/${code}/more`, 'nothing'],
  ])('%s is %s below the customer area, and unknown elsewhere', (path, expected) => {
    const find = (hasPortal: boolean) => {
      const match = findApplicationRoute(path, { hasPortal });
      if (match?.kind !== 'found') return 'nothing';
      return match.route.kind === 'portal' ? `portal ${match.route.screen.kind}` : match.route.kind;
    };
    expect([find(true), find(false)]).toEqual([expected, 'nothing']);
  });
});

it('has the openings at the address that the content service knows', () => {
  expect(applicationPaths.jobOpenings).toBe(`/${documentSections['job-openings']}`);
});

import { createBreadcrumbs, type BreadcrumbInput, type CrumbSource } from './createBreadcrumbs';
import { createBreadcrumbView } from './createBreadcrumbView';
import { createErrorBreadcrumbs } from './createErrorBreadcrumbs';
import { isClassificationPath } from './isClassificationPath';

const entry = (id: string, breadcrumbOverride: string | null = null): CrumbSource => ({
  id,
  title: id.toUpperCase(),
  breadcrumbOverride,
});
const home = entry('home', 'Start');

const trail = (input: Partial<BreadcrumbInput<CrumbSource>>) =>
  createBreadcrumbs({
    home,
    routeOf: ({ id }) => (id === 'home' ? '/en' : `/en/${id}`),
    path: '/a/b',
    ...input,
  });
const short = (input: Partial<BreadcrumbInput<CrumbSource>>) =>
  trail(input).map(({ title, route }) => `${title} ${route === undefined ? '-' : route || '(empty)'}`);

describe('2.4 "An explicit trail is used as is."', () => {
  it('takes precedence over all other rules', () => {
    const explicitTrail = [{ title: 'X', route: '/x' }];
    expect(trail({ explicitTrail, path: '/products' })).toBe(explicitTrail);
    const lineage = [{ name: 'Crimping', route: '/en/products/crimping' }];
    const others = { isFileBased: true, classification: { lineage }, currentItem: { title: 'Y' } };
    expect(trail({ explicitTrail, path: '/products', ...others })).toBe(explicitTrail);
  });
  it('also if empty', () => {
    expect(trail({ explicitTrail: [], pageTitle: 'Page' })).toEqual([]);
  });
});

describe('2.4 "Otherwise it starts with Home (its breadcrumb override or title)."', () => {
  it.each([
    [home, 'Start'],
    [entry('home'), 'HOME'],
    [entry('home', ''), 'HOME'],
    [entry('home', '  '), 'HOME'],
  ])('%j', (item, title) => {
    expect(trail({ home: item, pageTitle: 'Page' })[0]).toEqual({ title, route: '/en', isHome: true });
  });
});

describe('2.4 "For file-based pages whose path starts or ends with /products, /services or /smart-factory, it adds the classification lineage (name and localized route) of the matched classification, or of the matched product followed by the product name with an empty route."', () => {
  const lineage = [
    { name: 'Crimping', route: '/en/products/crimping' },
    { name: 'Bench', route: '/en/products/crimping/bench' },
  ];
  it('a classification', () => {
    expect(
      short({ isFileBased: true, path: '/products/crimping/bench', classification: { lineage } }),
    ).toEqual(['Start /en', 'Crimping /en/products/crimping', 'Bench /en/products/crimping/bench']);
  });
  it('a product', () => {
    const classification = { lineage, productName: 'Gamma' };
    expect(short({ isFileBased: true, path: '/products/x', classification })).toEqual([
      'Start /en',
      'Crimping /en/products/crimping',
      'Bench /en/products/crimping/bench',
      'Gamma (empty)',
    ]);
  });
  it('a product without a classification', () => {
    const classification = { lineage: [], productName: 'Gamma' };
    expect(short({ isFileBased: true, path: '/products/gamma', classification })).toEqual([
      'Start /en',
      'Gamma (empty)',
    ]);
  });
  it('not on another path', () => {
    const input = { isFileBased: true, path: '/stories/x', classification: { lineage }, pageTitle: 'Story' };
    expect(short(input)).toEqual(['Start /en', 'Story -']);
  });
  it('not without a match, as on the overview itself', () => {
    expect(short({ isFileBased: true, path: '/products', pageTitle: 'Products' })).toEqual([
      'Start /en',
      'Products -',
    ]);
  });
  it('not a page of the content service on such a path', () => {
    const input = {
      path: '/services',
      classification: { lineage },
      pageTitle: 'Services',
      branch: [entry('services')],
    };
    expect(short(input)).toEqual(['Start /en', 'Services /en/services']);
  });
  it.each([
    ['/products', true],
    ['/products/a/b', true],
    ['/services/maintenance', true],
    ['/smart-factory', true],
    ['/smart-factory/a', true],
    ['/a/b/products', true],
    ['/a/services/', true],
    ['/a/smart-factory', true],
    ['/services?x', true],
    ['/products#a', true],
    ['/my-services', false],
    ['/a?b=/products', false],
    ['/products-old', false],
    ['/a/products/b', false],
    ['/', false],
  ])('%s: %s', (path, expected) => {
    expect(isClassificationPath(path)).toBe(expected);
  });
});

describe('2.4 "For other pages it follows the navigation branch: each item\'s breadcrumb override or title, the last showing the page title; a given current item replaces the last entry."', () => {
  const branch = [entry('tech', 'Know-how'), entry('guide', 'Guide')];
  it('the branch', () => {
    expect(short({ branch, pageTitle: 'Wire guide' })).toEqual([
      'Start /en',
      'Know-how /en/tech',
      'Wire guide /en/guide',
    ]);
  });
  it('a given current item', () => {
    expect(short({ branch, pageTitle: 'Wire guide', currentItem: { title: 'Story' } })).toEqual([
      'Start /en',
      'Know-how /en/tech',
      'Story -',
    ]);
  });
  it('a given current item if the navigation does not contain the page', () => {
    const currentItem = { title: 'Story', route: '/en/stories/a' };
    expect(short({ pageTitle: 'Stories', currentItem })).toEqual(['Start /en', 'Story /en/stories/a']);
    expect(short({ branch: [home], pageTitle: 'Welcome', currentItem })).toEqual([
      'Start /en',
      'Story /en/stories/a',
    ]);
  });
  it('a given current item without a page of the content service', () => {
    const input = { isFileBased: true, path: '/stories/a', currentItem: { title: 'Story' } };
    expect(short({ ...input, branch: [entry('know'), entry('stories')] })).toEqual([
      'Start /en',
      'KNOW /en/know',
      'Story -',
    ]);
  });
  it('the page title instead of an override of the last entry', () => {
    expect(short({ branch: [entry('guide', 'Short')], pageTitle: 'Wire guide' })).toEqual([
      'Start /en',
      'Wire guide /en/guide',
    ]);
  });
  it('a branch entry without an address', () => {
    const routeOf = ({ id }: CrumbSource) => (id === 'group' ? undefined : `/en/${id}`);
    const branch = [entry('group'), entry('guide')];
    expect(short({ routeOf, branch, pageTitle: 'Wire guide' })).toEqual([
      'Start /en/home',
      'GROUP -',
      'Wire guide /en/guide',
    ]);
  });
  it('Home only once if the branch contains it', () => {
    expect(short({ branch: [home, ...branch], pageTitle: 'Wire guide' })).toHaveLength(3);
    expect(short({ branch: [home], pageTitle: 'Welcome' })).toEqual(['Start /en']);
  });
  it('a page outside the navigation directly below Home', () => {
    expect(short({ pageTitle: 'Imprint' })).toEqual(['Start /en', 'Imprint -']);
  });
});

describe('2.4 "If no page is found: Home then \'404\' linking to /."', () => {
  it.each([{}, { isFileBased: true, path: '/products/nowhere' }, { branch: [entry('tech')] }])(
    '%j',
    (input) => {
      expect(short(input)).toEqual(['Start /en', '404 /']);
    },
  );
  it('has no link, and a back link to Home', () => {
    expect(createBreadcrumbView(trail({}))).toEqual({
      items: [
        { title: 'Start', href: '/en', isCurrent: false, isHome: true },
        { title: '404', isCurrent: true, isHome: false },
      ],
      back: { title: 'Start', href: '/en', isCurrent: false, isHome: true },
    });
  });
});

describe('2.3 "Breadcrumb: Home (hard link to /) then the error title without route."', () => {
  it('as such', () => {
    expect(createErrorBreadcrumbs('Home', 'Maintenance')).toEqual([
      { title: 'Home', route: 'hard:/', isHome: true },
      { title: 'Maintenance' },
    ]);
  });
});

describe('2.4 "The last crumb is not clickable and marked current. On small screens a back link to the previous crumb is shown. The home crumb is icon only."', () => {
  it('marks home and current, and has a back link', () => {
    const view = createBreadcrumbView(trail({ branch: [entry('tech'), entry('guide')], pageTitle: 'Guide' }));
    expect(view.items).toEqual([
      { title: 'Start', href: '/en', isCurrent: false, isHome: true },
      { title: 'TECH', href: '/en/tech', isCurrent: false, isHome: false },
      { title: 'Guide', isCurrent: true, isHome: false },
    ]);
    expect(view.back).toMatchObject({ title: 'TECH', href: '/en/tech' });
  });
  it('skips crumbs without a route in the back link', () => {
    const view = createBreadcrumbView([
      { title: 'Home', route: 'hard:/' },
      { title: 'Group' },
      { title: 'Page' },
    ]);
    expect(view.back).toMatchObject({ title: 'Home', href: '/' });
  });
  it('has no back link on the home page', () => {
    expect(createBreadcrumbView([{ title: 'Home', route: '/' }])).toEqual({
      items: [{ title: 'Home', isCurrent: true, isHome: false }],
    });
  });
});

import fc from 'fast-check';

import { createLocale } from '../locales/createLocale';
import { mainSite, mockSites } from '../sites/sites.mock';
import type { NavigationItem } from '../types/NavigationItem';

import { filterNavigation } from './filterNavigation';
import { findBranch } from './findBranch';
import { itemUrl } from './itemUrl';

const item = (id: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
  id,
  title: id,
  breadcrumbOverride: null,
  slug: id,
  hidden: false,
  countries: [],
  link: { kind: 'page', page: { id: `page-${id}`, slug: id, parentSlug: 'home', site: { key: 'main' } } },
  items: [],
  marketingSection: null,
  ...more,
});

const ids = (items: readonly NavigationItem[]): string =>
  items.map(({ id, items: below }) => (below.length > 0 ? `${id}(${ids(below)})` : id)).join(' ');

const tree = [
  item('a', { items: [item('a1'), item('a2', { countries: ['CH'] }), item('a3', { hidden: true })] }),
  item('b', { countries: ['US'], items: [item('b1')] }),
  item('c', { hidden: true, items: [item('c1', { countries: ['US'] })] }),
];

describe('5 "Navigation items with countries show only for the current locale country (all shown in the all-countries editor view)."', () => {
  it.each([
    ['CH', {}, 'a(a1 a2)'],
    ['US', {}, 'a(a1) b(b1)'],
    ['ALL', {}, 'a(a1)'],
    ['ALL', { showAll: true }, 'a(a1 a2) b(b1)'],
    ['CH', { includeHidden: true }, 'a(a1 a2 a3) c'],
    ['ALL', { showAll: true, includeHidden: true }, 'a(a1 a2 a3) b(b1) c(c1)'],
  ])('in %s with %j', (country, options, expected) => {
    expect(ids(filterNavigation(tree, country, options))).toBe(expected);
  });

  it('is idempotent and does not modify its input', () => {
    const country = fc.constantFrom('CH', 'US', 'ALL');
    const { node } = fc.letrec<{ node: NavigationItem }>((tie) => ({
      node: fc
        .record({
          id: fc.uuid(),
          hidden: fc.boolean(),
          countries: fc.uniqueArray(country, { maxLength: 2 }),
          items: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie('node'), { maxLength: 3 })),
        })
        .map(({ id, ...more }) => item(id, more)),
    }));
    const options = fc.record({ showAll: fc.boolean(), includeHidden: fc.boolean() });
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), country, options, (items, code, requested) => {
        const before = structuredClone(items);
        const once = filterNavigation(items, code, requested);
        expect(filterNavigation(once, code, requested)).toEqual(once);
        expect(items).toEqual(before);
      }),
    );
  });
});

describe('findBranch: 2.4 "it follows the navigation branch"', () => {
  it.each([
    ['page-a', 'a'],
    ['page-a1', 'a a1'],
    ['page-c1', 'c c1'],
  ])('down to %s', (pageId, expected) => {
    expect(
      findBranch(tree, pageId)
        ?.map(({ id }) => id)
        .join(' '),
    ).toBe(expected);
  });
  it('finds nothing for a page outside the navigation', () => {
    expect(findBranch(tree, 'page-z')).toBeUndefined();
    expect(
      findBranch([item('p', { link: { kind: 'path', path: '/p', page: null } })], 'page-p'),
    ).toBeUndefined();
  });
});

describe('itemUrl', () => {
  const context = { site: mainSite, sites: mockSites, locale: createLocale('de', 'CH') };
  it.each([
    [item('a'), '/de-ch/a'],
    [item('a', { link: null }), undefined],
    [item('a', { link: { kind: 'path', path: 'action:news-feed' } }), undefined],
  ])('of an entry', (entry, url) => {
    expect(itemUrl(entry, context)).toBe(url);
  });
});

import { createLocale, parseEditorAreaQuery, type NavigationItem } from '@kmx/core';

import type { NavigationEntry } from '../../navigation/navigationEntry';
import { createSiteViewMock } from '../../view/siteView.mock';

import { areaHref, areaPageHref, readPageId } from './areaLinks';
import { createAreaMenus } from './createAreaMenus';

const item = (id: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
  id,
  title: id,
  breadcrumbOverride: null,
  slug: id,
  hidden: false,
  countries: [],
  link: { kind: 'page', page: { id: `p-${id}`, slug: id, parentSlug: 'home', site: { key: 'main' } } },
  items: [],
  marketingSection: null,
  ...more,
});

const fact = (id: string) => [id, { id, title: id, type: 'page', pageType: 'Content' as const }] as const;

const menus = {
  homeItems: [
    item('a', { items: [item('a1'), item('a2', { countries: ['CH'] }), item('a3', { hidden: true })] }),
    item('b', { countries: ['US'], items: [item('b1')] }),
    item('c'),
  ],
  topItems: [],
  footerItems: [item('f', { items: [item('f1')] })],
  legalItems: [item('l')],
  note: null,
  pages: new Map(['p-a', 'p-a1', 'p-a2', 'p-f1'].map(fact)),
};

const describeEntries = (entries: readonly NavigationEntry[]): string =>
  entries.map(({ id, items }) => (items.length > 0 ? `${id}(${describeEntries(items)})` : id)).join(' ');

async function show(query: string, country?: string) {
  const view = await createSiteViewMock({ locale: createLocale('en', country) });
  return createAreaMenus(view, menus, parseEditorAreaQuery(new URLSearchParams(query)));
}

const shown = async (...input: Parameters<typeof show>) =>
  (await show(...input)).menus.map(({ kind, entries }) => `${kind}: ${describeEntries(entries)}`);

describe('2.3 "view of draft or published navigation"', () => {
  it('5 "Navigation items with countries show only for the current locale country"; includes hidden ones', async () => {
    expect(await shown('')).toEqual(['home: a(a1 a3) c', 'footer: f(f1)', 'legal: l']);
    expect(await shown('', 'CH')).toEqual(['home: a(a1 a2 a3) c', 'footer: f(f1)', 'legal: l']);
  });

  it('5 "all shown in the all-countries editor view"', async () => {
    expect(await shown('countries=all')).toEqual(['home: a(a1 a2 a3) b(b1) c', 'footer: f(f1)', 'legal: l']);
  });

  it('7 "section/{ids comma separated}": only the selected sections and their pages', async () => {
    expect(await shown('section=f&section=a1')).toEqual(['home: a1', 'footer: f(f1)']);
    const { pageIds, sections } = await show('section=a');
    expect([...(pageIds ?? [])]).toEqual(['p-a', 'p-a1']);
    expect(sections).toEqual([
      { id: 'a', title: 'a', menu: 'home', isChosen: true },
      { id: 'f', title: 'f', menu: 'footer', isChosen: false },
    ]);
  });

  it('ignores a section that no longer exists', async () => {
    expect(await shown('section=gone')).toEqual(await shown(''));
    expect((await show('section=gone')).pageIds).toBeUndefined();
  });
});

describe('addresses', () => {
  it('preserve the choices and open a page', async () => {
    const view = await createSiteViewMock({ site: { key: 'volta', slug: 'volta', domains: [] } });
    const query = parseEditorAreaQuery(new URLSearchParams('state=stale&page=x&evil=1'));
    expect(areaHref(view, query)).toBe('/en/volta/editor?state=stale');
    expect(areaHref(view, { ...query, state: '' })).toBe('/en/volta/editor');
    expect(areaPageHref(view, query, 'a b')).toBe('/en/volta/editor?state=stale&page=a+b#translation');
  });

  it.each([
    ['2f1c-4', '2f1c-4'],
    ['../secret', undefined],
    ['', undefined],
    [['a', 'b'], undefined],
    [undefined, undefined],
  ])('parse %p as the page %p', (value, expected) => {
    expect(readPageId(value)).toBe(expected);
  });
});

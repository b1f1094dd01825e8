import { filterNavigation, type EditorAreaQuery, type NavigationItem } from '@kmx/core';

import { findSections } from '../../navigation/findSections';
import type { SiteMenus } from '../../navigation/loadMenus';
import { toNavigationEntry, type NavigationEntry } from '../../navigation/navigationEntry';
import type { SiteView } from '../../view/createSiteView';

/** The menus of a site, in the order in which a page has them. */
export const menuKinds = ['home', 'top', 'footer', 'legal'] as const;
export type MenuKind = (typeof menuKinds)[number];

export interface AreaMenu {
  kind: MenuKind;
  entries: readonly NavigationEntry[];
}

/** A part of the navigation that can be looked at alone. */
export interface AreaSection {
  id: string;
  title: string;
  /** Two menus may have a section of one name. */
  menu: MenuKind;
  isChosen: boolean;
}

export interface AreaMenus {
  /** Only those that have an entry to show. */
  menus: readonly AreaMenu[];
  sections: readonly AreaSection[];
  /** The pages that the chosen sections lead to; undefined when none is chosen. */
  pageIds: ReadonlySet<string> | undefined;
}

const itemsOf = (menus: SiteMenus): Record<MenuKind, readonly NavigationItem[]> => ({
  home: menus.homeItems,
  top: menus.topItems,
  footer: menus.footerItems,
  legal: menus.legalItems,
});

const pagesBelow = (entries: readonly NavigationEntry[]): string[] =>
  entries.flatMap(({ page, items }) => [...(page ? [page.id] : []), ...pagesBelow(items)]);

/** An id that stands in no menu, as in an old bookmark, leaves out nothing but itself. */
const retainSections = (entries: readonly NavigationEntry[], ids: readonly string[]) =>
  ids.flatMap((id) => findSections(entries, [id]) ?? []);

/**
 * The draft or published navigation as editors see it (section 2.3): hidden entries too, those of every country in the
 * all-countries view (section 5), and only the chosen sections where some are chosen.
 */
export function createAreaMenus(view: SiteView, menus: SiteMenus, query: EditorAreaQuery): AreaMenus {
  const context = { links: view.links, pages: menus.pages };
  const items = itemsOf(menus);
  const all = menuKinds.map((kind) => ({
    kind,
    entries: filterNavigation(items[kind], view.locale.country, {
      showAll: query.isAllCountries,
      includeHidden: true,
    }).map((item) => toNavigationEntry(item, context)),
  }));
  const top = all.flatMap(({ kind, entries }) => entries.map((entry) => ({ ...entry, menu: kind })));
  const isChosen = retainSections(top, query.sections).length > 0;
  const shown = isChosen
    ? all.map(({ kind, entries }) => ({ kind, entries: retainSections(entries, query.sections) }))
    : all;
  return {
    menus: shown.filter(({ entries }) => entries.length > 0),
    // An entry with nothing below is no section.
    sections: top
      .filter((entry) => entry.items.length > 0 || query.sections.includes(entry.id))
      .map(({ id, title, menu }) => ({ id, title, menu, isChosen: query.sections.includes(id) })),
    pageIds: isChosen ? new Set(shown.flatMap(({ entries }) => pagesBelow(entries))) : undefined,
  };
}

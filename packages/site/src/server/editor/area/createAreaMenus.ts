import { filterNavigation, type EditorAreaQuery, type NavigationItem } from '@kmx/core';

import { findSections } from '../../navigation/findSections';
import type { SiteMenus } from '../../navigation/loadMenus';
import { toNavigationEntry, type NavigationEntry } from '../../navigation/navigationEntry';
import type { SiteView } from '../../view/createSiteView';

/** Menus of a site in page order. */
export const menuKinds = ['home', 'top', 'footer', 'legal'] as const;
export type MenuKind = (typeof menuKinds)[number];

export interface AreaMenu {
  kind: MenuKind;
  entries: readonly NavigationEntry[];
}

/** A top-level navigation entry by which the area can be filtered. */
export interface AreaSection {
  id: string;
  title: string;
  /** Needed because two menus may have sections with the same name. */
  menu: MenuKind;
  isChosen: boolean;
}

export interface AreaMenus {
  /** Menus that have at least one entry. */
  menus: readonly AreaMenu[];
  sections: readonly AreaSection[];
  /** Pages linked by the chosen sections; undefined if none is chosen. */
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

/** Unknown ids, for example in an old bookmark, are ignored. */
const retainSections = (entries: readonly NavigationEntry[], ids: readonly string[]) =>
  ids.flatMap((id) => findSections(entries, [id]) ?? []);

/**
 * Creates the draft or published navigation for editors (section 2.3). It includes hidden entries, and those
 * of every country in the all-countries view (section 5). If sections are chosen, it contains only these.
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
    // An entry without children is not a section.
    sections: top
      .filter((entry) => entry.items.length > 0 || query.sections.includes(entry.id))
      .map(({ id, title, menu }) => ({ id, title, menu, isChosen: query.sections.includes(id) })),
    pageIds: isChosen ? new Set(shown.flatMap(({ entries }) => pagesBelow(entries))) : undefined,
  };
}

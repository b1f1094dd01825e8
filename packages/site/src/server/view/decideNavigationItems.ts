import { filterNavigation, resolveLink, type NavigationItem } from '@kmx/core';
import type { SiteHeaderItem } from '@kmx/design-system';

import { actionHref } from '../links/newsAddress';

import type { SiteView } from './createSiteView';

interface ItemTarget {
  href?: string;
  dataLink?: 'route' | 'plain' | 'action';
}

/** Returns the target of an entry; an entry without a link only opens its submenu. */
export function itemTarget(item: Pick<NavigationItem, 'link'>, view: SiteView): ItemTarget {
  if (!item.link) return {};
  const target = resolveLink(item.link, view.links);
  switch (target.kind) {
    case 'route':
      return { href: target.href, dataLink: target.href.startsWith('/') ? 'route' : 'plain' };
    case 'plain':
      return { href: target.href, dataLink: 'plain' };
    case 'action': {
      const href = actionHref(target.action, view);
      return href ? { href, dataLink: 'action' } : {};
    }
    case 'none':
      return {};
  }
}

/** The current page: by id, or the path of an application route inside the site. */
export interface CurrentAddress {
  id?: string;
  path?: string;
}

const isPage = ({ link }: NavigationItem, { id, path }: CurrentAddress) =>
  (id !== undefined && link?.page?.id === id) ||
  (path !== undefined && link?.kind === 'path' && link.path === path);
const isAbove = ({ link }: NavigationItem, { path }: CurrentAddress) =>
  path !== undefined && link?.kind === 'path' && path.startsWith(`${link.path ?? ''}/`);
const holdsPage = (item: NavigationItem, place: CurrentAddress): boolean =>
  isPage(item, place) || isAbove(item, place) || item.items.some((child) => holdsPage(child, place));

/** Renders the promotion beside an open submenu, and the form below it, if there are any; provided by the shell. */
type RenderSubmenuExtras = (item: NavigationItem) => Pick<SiteHeaderItem, 'aside' | 'form'>;

/** Creates the header entries for the reader's country, with the current one marked (section 5). */
export function decideHeaderItems(
  view: SiteView,
  place: CurrentAddress,
  renderExtras: RenderSubmenuExtras,
): SiteHeaderItem[] {
  const toHeaderItem = (item: NavigationItem): SiteHeaderItem => ({
    id: item.id,
    title: item.title,
    ...itemTarget(item, view),
    isCurrent: isPage(item, place),
    isInTrail: holdsPage(item, place),
    items: item.items.map(toHeaderItem),
    ...renderExtras(item),
  });
  const { homeItems, topItems } = view.navigation;
  return filterNavigation([...homeItems, ...topItems], view.locale.country).map(toHeaderItem);
}

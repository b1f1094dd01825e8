import {
  applicationPaths,
  createBreadcrumbs,
  createBreadcrumbView,
  decideHome,
  filterNavigation,
  findBranch,
  homeSlug,
  isHomePage,
  itemUrl,
  pagePath,
  siteUrl,
  type BreadcrumbView,
  type ClassificationMatch,
  type NavigationItem,
} from '@kmx/core';

import { entriesOfMenus } from '../content/menusOfSite';
import type { ContentPage } from '../content/page.schema';

import type { ApplicationPage } from './ApplicationPage';
import type { SiteView } from './createSiteView';

type HomeItem = Pick<NavigationItem, 'id' | 'title' | 'breadcrumbOverride'>;

/** An entry may lead to another site's home; only this site's own is the first crumb. */
const isHomeItem = ({ link }: NavigationItem, siteKey: string) =>
  link?.page?.slug === homeSlug && (link.page.site?.key ?? siteKey) === siteKey;

/** The crumb of the home page: its navigation entry, or the page itself where the header has no entry for it. */
function homeItem(view: SiteView): HomeItem {
  const entry = view.navigation.homeItems.find((item) => isHomeItem(item, view.site.key));
  if (entry) return entry;
  const home = decideHome(view.index, view.locale.country);
  const title = home.ok ? home.value.title : view.intl.formatMessage({ id: 'shell.home' });
  return { id: 'home', title, breadcrumbOverride: null };
}

/** A tool below `/products` belongs to the products as one of them does. */
function decideToolLineage(
  { intl, links }: SiteView,
  { path, title }: ApplicationPage,
): ClassificationMatch | undefined {
  if (!path.startsWith(`${applicationPaths.products}/`)) return undefined;
  const name = intl.formatMessage({ id: 'shell.products' });
  return { lineage: [{ name, route: siteUrl(applicationPaths.products, links) }], productName: title };
}

/** The trail to what a route of the application shows: the lineage of the product hierarchy, or what it belongs to (section 2.4). */
export function decideApplicationBreadcrumbs(view: SiteView, page: ApplicationPage): BreadcrumbView {
  const trail = createBreadcrumbs<HomeItem>({
    home: homeItem(view),
    routeOf: () => view.homeHref,
    path: page.path,
    isFileBased: true,
    classification: page.match ?? decideToolLineage(view, page),
    currentItem: { title: page.title, route: siteUrl(page.path, view.links) },
  });
  return createBreadcrumbView(trail);
}

/** The trail to a page by the navigation branch that holds it (section 2.4); without a page, to "404". */
export function decideBreadcrumbs(view: SiteView, page: ContentPage | null): BreadcrumbView {
  const { navigation, locale } = view;
  const items = filterNavigation(entriesOfMenus(navigation), locale.country, { keepHidden: true });
  const home = homeItem(view);
  const isHome = page !== null && isHomePage(page);
  const branch = page && !isHome ? findBranch(items, page.id) : undefined;
  const trail = createBreadcrumbs<HomeItem>({
    home,
    routeOf: (item) => {
      if (item.id === home.id) return view.homeHref;
      const entry = branch?.find(({ id }) => id === item.id);
      return entry && itemUrl(entry, view.links);
    },
    path: page ? pagePath(page) : '',
    pageTitle: page?.title,
    branch: isHome ? [home] : branch,
  });
  return createBreadcrumbView(trail);
}

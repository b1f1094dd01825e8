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
  matchBySlug,
  pagePath,
  pageUrl,
  siteUrl,
  type BreadcrumbView,
  type ClassificationMatch,
  type NavigationItem,
  type PageAddress,
} from '@kmx/core';

import { entriesOfMenus } from '../content/menusOfSite';
import type { ContentPage } from '../content/page.schema';
import type { IndexedPage } from '../content/pages.schema';
import { findIndexedPage } from '../links/findSitePage';
import { careersSlugs } from '../lists/jobOpenings';

import type { ApplicationPage } from '../view/ApplicationPage';
import type { SiteView } from '../view/createSiteView';

type HomeItem = Pick<NavigationItem, 'id' | 'title' | 'breadcrumbOverride'>;

/** An entry may link to another site's home page, which is not the first breadcrumb. */
const isHomeItem = ({ link }: NavigationItem, siteKey: string) =>
  link?.page?.slug === homeSlug && (link.page.site?.key ?? siteKey) === siteKey;

/** Returns the home page: its navigation entry, or the page itself if there is no entry. */
function homeItem(view: SiteView): HomeItem {
  const entry = view.navigation.homeItems.find((item) => isHomeItem(item, view.site.key));
  if (entry) return entry;
  const home = decideHome(view.index, view.locale.country);
  const title = home.ok ? home.value.title : view.intl.formatMessage({ id: 'shell.home' });
  return { id: 'home', title, breadcrumbOverride: null };
}

/** A page without a navigation entry, such as a story, as an entry below its parent. */
interface PageItem extends HomeItem {
  page: PageAddress;
}

type BranchItem = NavigationItem | PageItem;

/** Returns the entries down to a page; for a page without an entry, those down to its parent and the page. */
function branchTo(
  { index }: SiteView,
  items: readonly NavigationItem[],
  page: Pick<IndexedPage, 'id' | 'title' | 'slug' | 'parentSlug'>,
): readonly BranchItem[] | undefined {
  const own = findBranch(items, page.id);
  if (own || page.parentSlug === homeSlug) return own;
  const parent = index.find(({ slug, parentSlug }) => slug === page.parentSlug && parentSlug === homeSlug);
  const above = parent && findBranch(items, parent.id);
  const { id, title, slug, parentSlug } = page;
  return above && [...above, { id, title, breadcrumbOverride: null, page: { slug, parentSlug } }];
}

const routeOfItem = (item: BranchItem, { links }: SiteView): string | undefined =>
  'page' in item ? pageUrl({ ...links, ...item.page }) : itemUrl(item, links);

const entriesOf = ({ navigation, locale }: SiteView) =>
  filterNavigation(entriesOfMenus(navigation), locale.country, { includeHidden: true });

/** Finds the nearest existing parent page: a site may have stories without an overview of their contacts. */
function pageAbove(index: SiteView['index'], path: string): IndexedPage | undefined {
  const above = path.slice(0, path.lastIndexOf('/'));
  if (above === '') return undefined;
  return index.find((page) => pagePath(page) === above) ?? pageAbove(index, above);
}

/** Returns the entries down to a story contact, which is one level deeper than other pages. */
function contactBranch(view: SiteView, { path, title }: ApplicationPage): readonly BranchItem[] {
  const prefix = `${applicationPaths.storyContacts}/`;
  if (!path.startsWith(prefix)) return [];
  const overview = pageAbove(view.index, path);
  const above = overview && branchTo(view, entriesOf(view), overview);
  const page = { slug: path.slice(prefix.length), parentSlug: 'contacts' };
  return [...(above ?? []), { id: path, title, breadcrumbOverride: null, page }];
}

/** Returns the entries down to a job opening, below the page of the site that lists them. */
function jobBranch(view: SiteView, { path, title }: ApplicationPage): readonly BranchItem[] {
  const prefix = `${applicationPaths.jobOpenings}/`;
  if (!path.startsWith(prefix)) return [];
  const overview = findIndexedPage(view, careersSlugs);
  const above = overview && branchTo(view, entriesOf(view), overview);
  const page = { slug: path.slice(prefix.length), parentSlug: prefix.slice(1, -1) };
  return [...(above ?? []), { id: path, title, breadcrumbOverride: null, page }];
}

/** Starts breadcrumbs below `/products` with the product overview; tools are treated like products. */
function decideProductLineage(
  { intl, links }: SiteView,
  { path, title, match }: ApplicationPage,
): ClassificationMatch | undefined {
  if (!path.startsWith(`${applicationPaths.products}/`)) return match;
  const name = intl.formatMessage({ id: 'shell.products' });
  const products = { name, route: siteUrl(applicationPaths.products, links) };
  return match
    ? { ...match, lineage: [products, ...match.lineage] }
    : { lineage: [products], productName: title };
}

/**
 * Creates the breadcrumb of an application page from the product hierarchy or its parent page (section 2.4).
 */
export function decideApplicationBreadcrumbs(view: SiteView, page: ApplicationPage): BreadcrumbView {
  const home = homeItem(view);
  const branch = [...contactBranch(view, page), ...jobBranch(view, page)];
  const trail = createBreadcrumbs<HomeItem>({
    home,
    branch,
    routeOf: ({ id }) => {
      const entry = branch.find((item) => item.id === id);
      return id === home.id || !entry ? view.homeHref : routeOfItem(entry, view);
    },
    path: page.path,
    isFileBased: true,
    classification: decideProductLineage(view, page),
    currentItem: { title: page.title, route: siteUrl(page.path, view.links) },
  });
  return createBreadcrumbView(trail);
}

/** Creates the breadcrumb of a page from its navigation branch (section 2.4); without a page, for "404". */
export function decideBreadcrumbs(view: SiteView, page: ContentPage | null): BreadcrumbView {
  const home = homeItem(view);
  const isHome = page !== null && isHomePage(page);
  const branch = page && !isHome ? branchTo(view, entriesOf(view), page) : undefined;
  const classification = page && view.hierarchy ? matchBySlug(view.hierarchy, page.slug) : undefined;
  const trail = createBreadcrumbs<HomeItem>({
    home,
    routeOf: (item) => {
      if (item.id === home.id) return view.homeHref;
      const entry = branch?.find(({ id }) => id === item.id);
      return entry && routeOfItem(entry, view);
    },
    path: page ? pagePath(page) : '',
    // "For file-based pages whose path starts … with … /services or /smart-factory" (section 2.4).
    isFileBased: classification !== undefined,
    classification,
    pageTitle: page?.title,
    branch: isHome ? [home] : branch,
  });
  return createBreadcrumbView(trail);
}

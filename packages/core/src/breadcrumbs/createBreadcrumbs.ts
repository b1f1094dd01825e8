import type { BreadcrumbItem } from '../types/Breadcrumb';

import { isClassificationPath } from './isClassificationPath';

/** A navigation entry as far as it makes a crumb. */
export interface CrumbSource {
  readonly id: string;
  readonly title: string;
  readonly breadcrumbOverride: string | null;
}

/** What the product data found under a path; the lineage runs from the outermost classification to the matched one. */
export interface ClassificationMatch {
  readonly lineage: readonly { readonly name: string; readonly route: string }[];
  /** Set when a product was matched: the lineage is then its classification's. */
  readonly productName?: string;
}

/** What a page's trail is made of; `TItem` is a navigation entry. */
export interface BreadcrumbInput<TItem extends CrumbSource> {
  readonly explicitTrail?: readonly BreadcrumbItem[];
  readonly home: TItem;
  /** The localised address of an entry, as of `itemUrl`. */
  readonly routeOf: (item: TItem) => string | undefined;
  /** The path inside the site, without the locale. */
  readonly path: string;
  /** Whether a route of the application, and not a page of the content service, answers the path. */
  readonly isFileBased?: boolean;
  readonly classification?: ClassificationMatch;
  /** As of `findBranch`. */
  readonly branch?: readonly TItem[];
  /** Absent when no page was found, unless a current item stands for it. */
  readonly pageTitle?: string;
  /** What a route of the application shows, such as a story: stands instead of the last entry. */
  readonly currentItem?: BreadcrumbItem;
}

/** An override that an editor emptied is none. */
function titleOf({ breadcrumbOverride, title }: CrumbSource): string {
  const override = breadcrumbOverride?.trim() ?? '';
  return override === '' ? title : override;
}

function classificationCrumbs({ lineage, productName }: ClassificationMatch): BreadcrumbItem[] {
  const product = productName === undefined ? [] : [{ title: productName, route: '' }];
  return [...lineage.map(({ name, route }) => ({ title: name, route })), ...product];
}

/** "the last showing the page title; a given current item replaces the last entry" */
function branchCrumbs<TItem extends CrumbSource>(
  branch: readonly TItem[],
  pageTitle: string,
  { routeOf, currentItem }: BreadcrumbInput<TItem>,
): BreadcrumbItem[] {
  const last = branch.at(-1);
  const parents = branch.slice(0, -1).map((item) => ({ title: titleOf(item), route: routeOf(item) }));
  return [...parents, currentItem ?? { title: pageTitle, ...(last && { route: routeOf(last) }) }];
}

/** The trail of a page, by the rules of section 2.4; the home crumb is marked, the last one keeps its route. */
export function createBreadcrumbs<TItem extends CrumbSource>(
  input: BreadcrumbInput<TItem>,
): readonly BreadcrumbItem[] {
  const { explicitTrail, home, routeOf, path, isFileBased, classification, branch = [] } = input;
  if (explicitTrail) return explicitTrail;
  const homeCrumb = { title: titleOf(home), route: routeOf(home) ?? '/', isHome: true };
  if (isFileBased && classification && isClassificationPath(path)) {
    return [homeCrumb, ...classificationCrumbs(classification)];
  }
  const pageTitle = input.pageTitle ?? input.currentItem?.title;
  if (pageTitle === undefined) return [homeCrumb, { title: '404', route: '/' }];
  const isHomePage = branch.length === 1 && branch[0]?.id === home.id;
  if (isHomePage && !input.currentItem) return [homeCrumb];
  const below = branch.filter(({ id }) => id !== home.id);
  return [homeCrumb, ...branchCrumbs(below, pageTitle, input)];
}

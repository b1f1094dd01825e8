import type { BreadcrumbItem } from '../types/Breadcrumb';

import { isClassificationPath } from './isClassificationPath';

export interface CrumbSource {
  readonly id: string;
  readonly title: string;
  readonly breadcrumbOverride: string | null;
}

/**
 * Result of looking a path up in the products; the lineage runs from the outermost classification to the matched one.
 */
export interface ClassificationMatch {
  readonly lineage: readonly { readonly name: string; readonly route: string }[];
  /** Set when a product matched; the lineage is that of its classification. */
  readonly productName?: string;
}

export interface BreadcrumbInput<TItem extends CrumbSource> {
  readonly explicitTrail?: readonly BreadcrumbItem[];
  readonly home: TItem;
  /** Returns the localised URL of an entry, see `itemUrl`. */
  readonly routeOf: (item: TItem) => string | undefined;
  /** The path inside the site, without the locale. */
  readonly path: string;
  /** True for a route of the application, which has no page in the content service. */
  readonly isFileBased?: boolean;
  readonly classification?: ClassificationMatch;
  /** From `findBranch`. */
  readonly branch?: readonly TItem[];
  /** Absent when no page was found, unless a current item replaces it. */
  readonly pageTitle?: string;
  /** Replaces the last entry, for routes of the application such as a story. */
  readonly currentItem?: BreadcrumbItem;
}

/** An empty override counts as none. */
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

/**
 * Creates the trail of a page by the rules of section 2.4. The home crumb is marked, and the last one keeps its route.
 */
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

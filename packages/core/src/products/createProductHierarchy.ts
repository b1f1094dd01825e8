import { internationalCountry } from '../types/Country';

import type {
  Classification,
  ClassificationSource,
  LineageStep,
  RoutedProduct,
  ProductHierarchy,
  ProductEntry,
  ProductSource,
} from './Classification';

export interface HierarchyOptions {
  /** ISO 3166 alpha-2 in upper case, or `ALL`, which filters nothing. */
  readonly country: string;
  /** Inside the site, percent-encoded; `/products` by default. */
  readonly basePath?: string;
  /** Returns the localised URL of a path inside the site, see `siteUrl`; by default the path itself. */
  readonly routeOf?: (path: string) => string;
}

/** Section 5; the pseudo-country `ALL` has everything. */
export const isSupportedIn = (
  item: { readonly supported_countries: readonly string[] },
  country: string,
): boolean => country === internationalCountry || item.supported_countries.includes(country);

const bySortIndex = (a: { readonly sort_index?: number }, b: { readonly sort_index?: number }) =>
  (a.sort_index ?? 0) - (b.sort_index ?? 0);

const uniqueBySlug = <TItem extends { readonly slug: string }>(items: readonly TItem[]) =>
  items.filter(({ slug }, index) => items.findIndex((item) => item.slug === slug) === index);

interface Above {
  readonly path: string;
  readonly lineage: readonly LineageStep[];
}

function placeClassification<TProduct extends ProductSource>(
  source: ClassificationSource<TProduct>,
  above: Above,
  childrenOf: (parentId: string) => readonly ClassificationSource<TProduct>[],
  options: Required<HierarchyOptions>,
): Classification<TProduct> {
  const { id, slug, name, description, parent_id, sort_index, image_url } = source;
  const path = `${above.path}/${encodeURIComponent(slug)}`;
  const step = { id, slug, name, path, route: options.routeOf(path) };
  const lineage = [...above.lineage, step];
  const products = uniqueBySlug(source.products)
    .filter((product) => isSupportedIn(product, options.country))
    .sort(bySortIndex)
    .map((product): RoutedProduct<TProduct> => {
      const productPath = `${path}/${encodeURIComponent(product.slug)}`;
      return { ...product, path: productPath, route: options.routeOf(productPath) };
    });
  const childClassifications = childrenOf(id).map((child) =>
    placeClassification(child, { path, lineage }, childrenOf, options),
  );
  const fields = { parentId: parent_id, description, sortIndex: sort_index, imageUrl: image_url };
  return { ...step, ...fields, products, childClassifications, lineage };
}

function* entriesOf<TProduct extends ProductSource>(
  classifications: readonly Classification<TProduct>[],
): Generator<ProductEntry<TProduct>> {
  for (const classification of classifications) {
    yield* classification.products.map((product) => ({ product, classification }));
    yield* entriesOf(classification.childClassifications);
  }
}

/**
 * Builds the tree of a flat source: "classifications with a parent are dropped if the country is not in
 * supported_countries; products are filtered likewise" (section 5). Children of a dropped or unknown parent, and
 * cycles, are dropped too.
 */
export function createProductHierarchy<TProduct extends ProductSource>(
  source: readonly ClassificationSource<TProduct>[],
  { country, basePath = '/products', routeOf = (path) => path }: HierarchyOptions,
): ProductHierarchy<TProduct> {
  const supported = source
    .filter((item) => item.parent_id === null || isSupportedIn(item, country))
    .sort(bySortIndex);
  const childrenOf = (parentId: string | null) =>
    uniqueBySlug(supported.filter(({ parent_id }) => parent_id === parentId));
  const options = { country, basePath, routeOf };
  const top = { path: basePath, lineage: [] };
  const roots = childrenOf(null).map((item) => placeClassification(item, top, childrenOf, options));
  const entries = [...entriesOf(roots)].reverse().map((entry) => [entry.product.slug, entry] as const);
  return { basePath, roots, entries: new Map(entries) };
}

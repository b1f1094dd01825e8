import { findByPath, type Classification, type Locale, type ProductHierarchy } from '@kmx/core';

import type { CatalogueProduct } from './Catalogue';
import type { ProductDetail } from './ProductDetail';
import { toClassificationData, toHierarchyData, toProductData } from './toProductData';

type Hierarchy = ProductHierarchy<CatalogueProduct>;
type Branch = Classification<CatalogueProduct>;

/** A place in the hierarchy as `_payload.json` tells it. */
export type CataloguePayload =
  | ({ type: 'products' } & ReturnType<typeof toHierarchyData>)
  | {
      type: 'classification';
      classification: ReturnType<typeof toClassificationData>;
      childClassifications: readonly ReturnType<typeof toClassificationData>[];
      products: readonly ReturnType<typeof toProductData>[];
    }
  | {
      type: 'product';
      classification: ReturnType<typeof toClassificationData> | null;
      product: ReturnType<typeof withRoutes>;
    };

interface PayloadInput {
  hierarchy: Hierarchy;
  /** Inside the site, percent-encoded, without locale: `/products/…`. */
  path: string;
  locale: Pick<Locale, 'language' | 'country'>;
  loadProduct: (slug: string, language: Locale['language'], country: string) => Promise<ProductDetail | null>;
}

const toClassificationPayload = (classification: Branch): CataloguePayload => ({
  type: 'classification',
  classification: toClassificationData(classification),
  childClassifications: classification.childClassifications.map(toClassificationData),
  products: classification.products.map((product) => toProductData({ product, classification })),
});

const routeOf = ({ entries }: Hierarchy, slug: string) => entries.get(slug)?.product.route ?? null;

/** The detail with an address for each product that it names; null where the country has no place for one. */
const withRoutes = (product: ProductDetail, hierarchy: Hierarchy) => ({
  ...product,
  route: routeOf(hierarchy, product.slug),
  successor: product.successor && {
    ...product.successor,
    route: routeOf(hierarchy, product.successor.slug),
  },
  related: product.related.map((relation) => ({
    ...relation,
    product: { ...relation.product, route: routeOf(hierarchy, relation.product.slug) },
  })),
});

/**
 * What stands at a path of the hierarchy: the root, a branch or a product; a cancelled product is found by its slug alone.
 * Null when there is nothing.
 */
export async function createCataloguePayload({
  hierarchy,
  path,
  locale: { language, country },
  loadProduct,
}: PayloadInput): Promise<CataloguePayload | null> {
  if (path === hierarchy.basePath) return { type: 'products', ...toHierarchyData(hierarchy) };
  const match = findByPath(hierarchy, path);
  if (match.kind === 'classification') return toClassificationPayload(match.classification);
  const slug = match.kind === 'product' ? match.product.slug : match.slug;
  const product = await loadProduct(slug, language, country);
  if (!product || (match.kind === 'notFound' && product.status !== 'cancelled')) return null;
  const classification = match.kind === 'product' ? toClassificationData(match.classification) : null;
  return { type: 'product', classification, product: withRoutes(product, hierarchy) };
}

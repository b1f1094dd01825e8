import { findByPath, type Classification, type Locale, type ProductHierarchy } from '@kmx/core';

import { toClassificationData, toHierarchyData, toProductData } from '../productData/toProductData';
import type { CatalogueProduct } from '../products/Catalogue';
import type { ProductDetail } from '../products/ProductDetail';

type Hierarchy = ProductHierarchy<CatalogueProduct>;
type Branch = Classification<CatalogueProduct>;

/** `_payload.json` of a location in the hierarchy. */
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
  /** Path inside the site, percent-encoded, without locale: `/products/…`. */
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

/** Adds a route to each referenced product; null if the country does not have it. */
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
 * Returns the root, classification or product at a path; null if there is none. A discontinued product is
 * found by its slug alone.
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

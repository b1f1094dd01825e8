import type { Classification, LineageStep, ProductHierarchy, ProductEntry } from '@kmx/core';

import type { CatalogueProduct } from '../products/Catalogue';
import { productPictureUrl } from '../products/productAssetUrl';

type Branch = Classification<CatalogueProduct>;

const toStep = ({ id, slug, name, route }: LineageStep) => ({ id, slug, name, route });

/**
 * Converts a classification with every field of section 3. References are ids or slugs, so that each object
 * occurs once.
 */
export const toClassificationData = (branch: Branch) => ({
  ...toStep(branch),
  parent: branch.parentId,
  description: branch.description,
  products: branch.products.map(({ slug }) => slug),
  sortIndex: branch.sortIndex,
  image: branch.imageUrl && productPictureUrl(branch.imageUrl, 480),
  imageHighRes: branch.imageUrl && productPictureUrl(branch.imageUrl, 1200),
  childClassifications: branch.childClassifications.map(({ id }) => id),
  lineage: branch.lineage.map(toStep),
});

/** Converts a product reference with every field of section 3. */
export const toProductData = ({ product, classification }: ProductEntry<CatalogueProduct>) => ({
  slug: product.slug,
  name: product.name,
  route: product.route,
  status: product.status,
  brand: product.brand,
  shortDescription: product.shortDescription,
  contentLanguage: product.contentLanguage,
  image: product.imageUrl && productPictureUrl(product.imageUrl, 768),
  classification: { id: classification.id, slug: classification.slug, name: classification.name },
  variantCount: product.variantCount,
  capabilities: product.capabilities.map(({ slug }) => slug),
});

/** Flattens the classification tree in depth-first order. */
export const branchesOf = (roots: readonly Branch[]): readonly Branch[] =>
  roots.flatMap((branch) => [branch, ...branchesOf(branch.childClassifications)]);

/** "Classifications and products" (section 7): two flat lists. */
export const toHierarchyData = ({ roots, entries }: ProductHierarchy<CatalogueProduct>) => ({
  classifications: branchesOf(roots).map(toClassificationData),
  products: branchesOf(roots)
    .flatMap((branch) => branch.products.map(({ slug }) => ({ slug, branch })))
    // A product in two classifications is listed once, under the first.
    .flatMap(({ slug, branch }) => {
      const place = entries.get(slug);
      return place?.classification.id === branch.id ? [toProductData(place)] : [];
    }),
});

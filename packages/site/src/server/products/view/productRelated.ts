import type { CapabilityItem, RelatedProductItem } from '@kmx/blocks';
import { emptyProductFilter, formatProductFilter, type ProductHierarchy } from '@kmx/core';

import type { CapabilityRef, CatalogueProduct } from '../Catalogue';
import type { ProductDetail } from '../ProductDetail';

/** What goes with a product, and the classification that it is compared in. */
export type ComparableProduct = RelatedProductItem & { readonly classification: string };

/** What goes with a product, as far as the reader's country has it. */
export const productRelated = (
  related: ProductDetail['related'],
  { entries }: ProductHierarchy<CatalogueProduct>,
): readonly ComparableProduct[] =>
  related.flatMap(({ type, product }) => {
    const place = entries.get(product.slug);
    if (!place) return [];
    const { slug, name, shortDescription, brand, imageUrl, status, route } = place.product;
    return [
      {
        type,
        slug,
        name,
        href: route,
        text: shortDescription,
        brand: brand.name,
        imageUrl,
        classification: place.classification.slug,
        isDiscontinued: status === 'discontinued',
      },
    ];
  });

/** What a product can do; each leads to the list of products that can do the same. */
export const productCapabilities = (
  capabilities: readonly CapabilityRef[],
  productsHref: string,
): readonly CapabilityItem[] =>
  capabilities.map(({ id, slug, name, imageUrl }) => ({
    id,
    name,
    imageUrl,
    href: `${productsHref}?${formatProductFilter({ ...emptyProductFilter, capabilities: [slug] })}`,
  }));

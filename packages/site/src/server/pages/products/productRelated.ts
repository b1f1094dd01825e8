import type { CapabilityItem, RelatedProductItem } from '@kmx/blocks';
import { emptyProductFilter, formatProductListQuery, type ProductHierarchy } from '@kmx/core';

import type { CapabilityRef, CatalogueProduct } from '../../products/Catalogue';
import type { ProductDetail } from '../../products/ProductDetail';

export type ComparableProduct = RelatedProductItem & { readonly classification: string };

/** Returns the related products that the reader's country has. */
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

export const productCapabilities = (
  capabilities: readonly CapabilityRef[],
  productsHref: string,
): readonly CapabilityItem[] =>
  capabilities.map(({ id, slug, name, imageUrl }) => ({
    id,
    name,
    imageUrl,
    href: `${productsHref}?${formatProductListQuery({ filter: { ...emptyProductFilter, capabilities: [slug] } })}`,
  }));

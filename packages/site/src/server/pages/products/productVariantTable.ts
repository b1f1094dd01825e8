import type { VariantItem, VariantRow } from '@kmx/blocks';
import { addToBasket, basketQuery, compareVariants, emptyBasket, type LanguageCode } from '@kmx/core';

import type { ProductDetail } from '../../products/ProductDetail';

import { isFigure, langOf, toMeasuredText } from './productMeasures';

export type ComparableVariant = VariantItem & { readonly compareHref: string };

/**
 * Returns the comparison of a single product, as a starting point without JavaScript. `compareHref` is the
 * comparison page without a query.
 */
export const compareAddress = (
  compareHref: string,
  { slug, classificationSlug }: Pick<ProductDetail, 'slug' | 'classificationSlug'>,
  variantId?: string,
): string => {
  const item = { classification: classificationSlug, slug, variantId };
  return `${compareHref}?${basketQuery(addToBasket(emptyBasket, item))}`;
};

/** Compares a product's variants by the properties in which they differ. */
export function productVariantTable(
  product: Pick<ProductDetail, 'slug' | 'classificationSlug' | 'variants'>,
  { language, compareHref }: { language: LanguageCode; compareHref: string },
): { variants: readonly ComparableVariant[]; rows: readonly VariantRow[] } {
  const languages = new Map(
    product.variants.flatMap(({ specifications }) =>
      specifications.map(({ key, contentLanguage }) => [key, contentLanguage] as const),
    ),
  );
  return {
    variants: product.variants.map(({ id, nameMetric, nameImperial }) => ({
      id,
      name: { metric: nameMetric, imperial: nameImperial },
      compareHref: compareAddress(compareHref, product, id),
    })),
    rows: compareVariants(product.variants).map(({ key, name, cells }) => ({
      id: key,
      name,
      lang: langOf(languages.get(key), language),
      cells: cells.map((cell) => cell && { value: toMeasuredText(cell, language), isFigure: isFigure(cell) }),
    })),
  };
}

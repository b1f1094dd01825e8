import type { MeasuredText } from '@kmx/blocks';
import {
  formatSpecification,
  pairSystems,
  spanProduct,
  specificationAmount,
  type LanguageCode,
  type PairedSpecification,
  type Specification,
} from '@kmx/core';

import type { DetailSpecification, ProductDetail } from '../../products/ProductDetail';

/** Formats a specification in both measurement systems. */
export const toMeasuredText = (
  { metric, imperial }: Pick<PairedSpecification, 'metric' | 'imperial'>,
  language: LanguageCode,
): MeasuredText => ({
  metric: formatSpecification(metric, language),
  imperial: formatSpecification(imperial, language),
});

/** Numeric values are aligned in tables. */
export const isFigure = ({ metric }: Pick<PairedSpecification, 'metric'>): boolean =>
  specificationAmount(metric) !== undefined;

/** Returns the `lang` attribute for text in another language than the page. */
export const langOf = (
  contentLanguage: LanguageCode | undefined,
  language: LanguageCode,
): LanguageCode | undefined =>
  contentLanguage === undefined || contentLanguage === language ? undefined : contentLanguage;

/** A specification of the product as a whole. */
export interface ProductProperty extends PairedSpecification {
  readonly group: string;
  readonly contentLanguage: LanguageCode;
  /** The value spans all variants. */
  readonly isByVariant: boolean;
}

/**
 * Returns a product's specifications in both systems, including those that can be aggregated from its
 * variants.
 */
export function productProperties(
  product: Pick<ProductDetail, 'specifications' | 'variants'>,
): readonly ProductProperty[] {
  // Aggregated specifications come first, because variants differ in them.
  const lines = spanProduct<DetailSpecification>(product, 'variants');
  const byKey = new Map(lines.map((line) => [line.specification.key, line]));
  const specifications: Specification[] = lines.map(({ specification }) => specification);
  return pairSystems(specifications).flatMap((row) => {
    const line = byKey.get(row.key);
    if (!line) return [];
    const { group, contentLanguage } = line.specification;
    const isByVariant = lines.some(({ specification, isSame }) => specification.key === row.key && !isSame);
    return [{ ...row, group, contentLanguage, isByVariant }];
  });
}

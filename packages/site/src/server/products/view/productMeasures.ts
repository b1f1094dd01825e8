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

import type { DetailSpecification, ProductDetail } from '../ProductDetail';

/** A property in both systems, as the reader's language writes it. */
export const toMeasuredText = (
  { metric, imperial }: Pick<PairedSpecification, 'metric' | 'imperial'>,
  language: LanguageCode,
): MeasuredText => ({
  metric: formatSpecification(metric, language),
  imperial: formatSpecification(imperial, language),
});

/** Whether a property is figures, which line up. */
export const isFigure = ({ metric }: Pick<PairedSpecification, 'metric'>): boolean =>
  specificationAmount(metric) !== undefined;

/** The `lang` attribute of text that is in another language than the page. */
export const langOf = (
  contentLanguage: LanguageCode | undefined,
  language: LanguageCode,
): LanguageCode | undefined =>
  contentLanguage === undefined || contentLanguage === language ? undefined : contentLanguage;

/** A property of the product as a whole. */
export interface ProductProperty extends PairedSpecification {
  readonly group: string;
  readonly contentLanguage: LanguageCode;
  /** The figures are those of all variants together. */
  readonly isByVariant: boolean;
}

/** A product's properties in both systems, those of its variants included as far as they can be said of the product. */
export function productProperties(
  product: Pick<ProductDetail, 'specifications' | 'variants'>,
): readonly ProductProperty[] {
  // What variants say together comes first: it is what they are told apart by.
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

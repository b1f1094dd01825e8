import type { TechnicalDataGroup } from '@kmx/blocks';
import type { LanguageCode } from '@kmx/core';

import { isFigure, langOf, toMeasuredText, type ProductProperty } from './productMeasures';

/** Groups the specifications as on the data sheet, in order of first occurrence. */
export function productTechnicalData(
  properties: readonly ProductProperty[],
  language: LanguageCode,
): readonly TechnicalDataGroup[] {
  const groups = [...new Set(properties.map(({ group }) => group))];
  return groups.map((group, index) => ({
    id: String(index),
    name: group,
    rows: properties
      .filter((property) => property.group === group)
      .map((property, row) => ({
        id: `${property.key} ${String(row)}`,
        name: property.name,
        value: toMeasuredText(property, language),
        isFigure: isFigure(property),
        isByVariant: property.isByVariant,
        lang: langOf(property.contentLanguage, language),
      })),
  }));
}

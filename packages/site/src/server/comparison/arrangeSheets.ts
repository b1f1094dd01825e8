import { isOneTable, type ComparisonTables, type LanguageCode } from '@kmx/core';

import type { Sheet } from './createSheets';

/** Anchor of the table with products of several classifications. */
const oneTableSlug = 'all-products';

/** Merges the sheets into one if the reader chose so, or if each has a single product. */
export function arrangeSheets(
  sheets: readonly Sheet[],
  tables: ComparisonTables,
  language: LanguageCode,
): readonly Sheet[] {
  const counts = sheets.map(({ columns }) => columns.length);
  if (!isOneTable(tables, counts)) return sheets;
  const names = sheets.map(({ name }) => name);
  return [
    {
      slug: oneTableSlug,
      name: new Intl.ListFormat(language, { type: 'unit' }).format(names),
      columns: sheets.flatMap(({ columns }) => columns),
    },
  ];
}

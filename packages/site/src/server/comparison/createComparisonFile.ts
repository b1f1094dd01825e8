import { byteOrderMark, decideCsvSeparator, writeComparisonCsv } from '@kmx/core';

import { compareSheet, type SheetChoice } from './compareSheet';
import type { Sheet } from './createSheets';

/** All tables of a comparison as one CSV file: each under the name of its classification, an empty line between them. */
export function createComparisonFile(sheets: readonly Sheet[], choice: SheetChoice): string {
  const separator = decideCsvSeparator(choice.language);
  const tables = sheets.map((sheet) =>
    writeComparisonCsv(compareSheet(sheet, choice), {
      language: choice.language,
      specification: sheet.name,
      separator,
    }),
  );
  return byteOrderMark + tables.join('\r\n');
}

import { byteOrderMark, decideCsvSeparator, writeComparisonCsv } from '@kmx/core';

import { compareSheet, type SheetChoice } from './compareSheet';
import type { Sheet } from './createSheets';

/** Creates a CSV file with one table per classification, separated by empty lines. */
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

import { byteOrderMark, decideCsvSeparator, writeComparisonCsv, type ComparisonChoice } from '@kmx/core';

import { arrangeSheets } from './arrangeSheets';
import { compareSheet, type SheetChoice } from './compareSheet';
import type { Sheet } from './createSheets';

/** Creates a CSV file with the tables of the page, separated by empty lines. */
export function createComparisonFile(
  sheets: readonly Sheet[],
  choice: SheetChoice & Pick<ComparisonChoice, 'tables'>,
): string {
  const separator = decideCsvSeparator(choice.language);
  const tables = arrangeSheets(sheets, choice.tables, choice.language).map((sheet) =>
    writeComparisonCsv(compareSheet(sheet, choice), {
      language: choice.language,
      specification: sheet.name,
      separator,
    }),
  );
  return byteOrderMark + tables.join('\r\n');
}

import { numberLocale, writeComparisonCsv } from '@kmx/core';

import { compareSheet, type SheetChoice } from './compareSheet';
import type { Sheet } from './createSheets';

/** Where decimals have a comma, spreadsheets expect another separator. */
const separatorOf = (language: string) =>
  new Intl.NumberFormat(numberLocale(language)).format(0.5).includes(',') ? ';' : ',';

/** By this mark spreadsheets know that a file is UTF-8. */
const byteOrderMark = '\uFEFF';

/** All tables of a comparison as one CSV file: each under the name of its classification, an empty line between them. */
export function createComparisonFile(sheets: readonly Sheet[], choice: SheetChoice): string {
  const separator = separatorOf(choice.language);
  const tables = sheets.map((sheet) =>
    writeComparisonCsv(compareSheet(sheet, choice), {
      language: choice.language,
      specification: sheet.name,
      separator,
    }),
  );
  return byteOrderMark + tables.join('\r\n');
}

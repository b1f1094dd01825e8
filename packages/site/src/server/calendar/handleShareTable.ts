import { shareTableSchema, type ShareTableData } from '@kmx/blocks';
import { byteOrderMark, decideCsvSeparator, writeCsv, writeShareCell, type LanguageCode } from '@kmx/core';

import { notFoundResponse } from '../http/plainResponses';

import { handleSavedText } from './handleCalendar';
import { loadPublicPage, readModules } from './loadModules';

/** Writes the editorial table, or the prices of the chart if there is none. */
export function writeShareTable(
  { columns, rows, series, currency }: ShareTableData,
  language: LanguageCode,
): string {
  const separator = decideCsvSeparator(language);
  const decimal = separator === ';' && language !== 'de' ? ',' : '.';
  const lines =
    rows.length > 0
      ? [
          columns.map(({ label }) => label),
          ...rows.map((cells) => cells.map((cell) => writeShareCell(cell, decimal))),
        ]
      : [
          ['date', currency ?? 'close'],
          ...series.map(({ date, close }) => [date, String(close).replace('.', decimal)]),
        ];
  return byteOrderMark + writeCsv(lines, { separator });
}

/** `GET /api/share-table/{pageId}/{moduleId}.csv`: a share table of a public page. */
export async function handleShareTable(
  request: Request,
  pageId: string,
  moduleId: string,
): Promise<Response> {
  const found = await loadPublicPage(request, pageId);
  const table = found && readModules(found, 'ShareTable', shareTableSchema).find(({ id }) => id === moduleId);
  if (!table) return notFoundResponse();
  const name = `${found.page.slug}.csv`;
  return handleSavedText(request, writeShareTable(table, found.locale.language), { name, type: 'text/csv' });
}

import type { FieldHook } from 'payload';
import { z } from 'zod';
import { alignCells } from './alignCells';

const columnsSchema = z.array(z.object({ id: z.string() }));
const cellsSchema = z.array(z.string());

const idsOf = (columns: unknown): string[] | undefined =>
  columnsSchema.safeParse(columns).data?.map(({ id }) => id);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const cellsByLanguage = (row: unknown): object | undefined => {
  const cells: unknown = isObject(row) ? Reflect.get(row, 'cells') : undefined;
  return isObject(cells) ? cells : undefined;
};

/**
 * Aligns the stored cells of the other languages when columns were added, removed or moved. Payload merges them from
 * `siblingDocWithLocales` after all hooks, so they are changed there.
 */
export const alignTranslatedCells: FieldHook<{ id: string }, unknown> = ({
  req,
  siblingDocWithLocales,
  value,
}) => {
  const [before, after] = [idsOf(siblingDocWithLocales?.['columns']), idsOf(value)];
  const rows: unknown = siblingDocWithLocales?.['rows'];
  // Without a common column, the writer did not submit the ids, and nothing can be compared.
  if (!before || !after?.some((id) => before.includes(id)) || !Array.isArray(rows)) return value;
  for (const cells of rows.map(cellsByLanguage)) {
    for (const [language, own] of Object.entries(cells ?? {})) {
      const { data } = cellsSchema.safeParse(own);
      const isOther = language !== req.locale;
      if (cells && data && isOther) Reflect.set(cells, language, alignCells(data, before, after));
    }
  }
  return value;
};

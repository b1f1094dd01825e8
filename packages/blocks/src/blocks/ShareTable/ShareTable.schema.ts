import { z } from 'zod';
import { readDay, readShareCell, shareColumnKinds, type ShareCell, type SharePrice } from '@kmx/core';
import { choice, moduleFields, optionalList, optionalText, requiredText } from '../../content/fields.schema';

const column = z.object({ label: requiredText, kind: choice(shareColumnKinds, 'text') });

const row = z
  .object({ cells: z.array(z.string()).nullable() })
  .transform(({ cells }): readonly string[] => cells ?? []);

/** A day without a price is omitted from the line. */
const series = optionalList(
  z.object({ date: z.string().nullable(), close: z.number().nullable() }).transform(({ date, close }) => {
    const day = readDay(date?.slice(0, 10) ?? '');
    return day === undefined || close === null ? undefined : { date: day, close };
  }),
).transform((prices): readonly SharePrice[] => prices.flatMap((price) => price ?? []));

export const shareTableSchema = z
  .object({
    ...moduleFields,
    title: optionalText,
    text: optionalText,
    caption: optionalText,
    source: optionalText,
    columns: optionalList(column),
    rows: optionalList(row),
    currency: optionalText,
    series,
    seriesLabel: optionalText,
  })
  .transform(({ rows, ...table }) => ({
    ...table,
    /** One cell per column; missing cells are empty. */
    rows: rows.map((cells): readonly ShareCell[] =>
      table.columns.map(({ kind }, index) => readShareCell(cells[index] ?? '', kind)),
    ),
  }))
  .refine(({ rows, series: prices }) => rows.length > 0 || prices.length > 1, {
    path: ['rows'],
    message: 'has neither rows nor prices',
  });

export type ShareTableData = z.output<typeof shareTableSchema>;

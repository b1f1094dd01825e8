import { contactHref } from '@kmx/core';
import type { KeyFiguresComparisonData } from './KeyFiguresComparison.schema';

/** “±0.1”, “Ø 4–35 mm”, “½ × height”; not “from 2017” and not “MQTT 5”. */
const beginsWithFigure = /^(?:Ø|\P{L})*\p{N}/u;

/** Below this share of figures the table is treated as text. */
const minShare = 2 / 3;

/** Figures are aligned at the end, mostly textual tables at the start. */
export function isFigureTable(rows: KeyFiguresComparisonData['rows']): boolean {
  const values = rows.flatMap((row) => row.values);
  const figures = values.filter(({ value }) => beginsWithFigure.test(value) && !contactHref(value));
  return figures.length >= values.length * minShare;
}

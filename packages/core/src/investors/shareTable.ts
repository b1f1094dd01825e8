import { parseNumber } from '../units/parseNumber';

export const shareColumnKinds = ['text', 'number', 'date', 'percent'] as const;

export type ShareColumnKind = (typeof shareColumnKinds)[number];

export type ShareCell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number' | 'percent'; readonly value: number; readonly decimals: number }
  | { readonly kind: 'date'; readonly date: string };

/** Parses `2027-03-28` or `28.03.2027` to the ISO date; `undefined` for anything else. */
export function readDay(text: string): string | undefined {
  const iso = text
    .trim()
    .replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, (_, day: string, month: string, year: string) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    );
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return undefined;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/**
 * Parses a cell: figures with a decimal point ("1 234.50", "1'234.50"), percentages with or without the sign. What
 * cannot be parsed stays text.
 */
export function readShareCell(text: string, kind: ShareColumnKind): ShareCell {
  const written: ShareCell = { kind: 'text', text: text.trim() };
  switch (kind) {
    case 'text':
      return written;
    case 'date': {
      const date = readDay(text);
      return date === undefined ? written : { kind, date };
    }
    case 'number':
    case 'percent': {
      const figure = parseNumber(text.replace(/\s*%\s*$/, ''), { decimal: '.' });
      return figure ? { kind, ...figure } : written;
    }
  }
}

/** Sort key of a cell: figures and days by value, everything else as text. */
export function shareSortKey(cell: ShareCell): string | number {
  switch (cell.kind) {
    case 'text':
      return cell.text;
    case 'date':
      return cell.date;
    case 'number':
    case 'percent':
      return cell.value;
  }
}

/** Writes a cell to a file: plain figures, so that spreadsheets can calculate with them; percentages keep the sign. */
export function writeShareCell(cell: ShareCell, decimal: '.' | ','): string {
  switch (cell.kind) {
    case 'text':
      return cell.text;
    case 'date':
      return cell.date;
    case 'number':
    case 'percent': {
      const figure = cell.value.toFixed(cell.decimals).replace('.', decimal);
      return cell.kind === 'percent' ? `${figure}%` : figure;
    }
  }
}

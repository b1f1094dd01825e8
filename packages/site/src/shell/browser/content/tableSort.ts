import { announce } from '../dom/announce';

type Direction = 'ascending' | 'descending';

interface SortedRow {
  readonly row: HTMLTableRowElement;
  readonly text: string;
  /** Numeric value; other cells come last in both directions. */
  readonly value: number | undefined;
}

function readRow(row: HTMLTableRowElement, column: number): SortedRow {
  const cell = row.cells[column]?.querySelector<HTMLElement>('[data-sort-key]');
  const { sortKey = '', sortKind } = cell?.dataset ?? {};
  const isFigure = sortKind === 'number' || sortKind === 'percent';
  return { row, text: sortKey, value: isFigure ? Number(sortKey) : undefined };
}

function compare(
  one: SortedRow,
  other: SortedRow,
  factor: 1 | -1,
  { compare: byWords }: Intl.Collator,
): number {
  if (one.value !== undefined && other.value !== undefined) return factor * (one.value - other.value);
  if (one.value === undefined && other.value === undefined) return factor * byWords(one.text, other.text);
  return one.value === undefined ? 1 : -1;
}

/** Sorts a table by the column of a button (`data-sort-column`): ascending first, then descending. */
export function sortByButton(button: HTMLElement): void {
  const head = button.closest('th');
  const table = button.closest('table');
  const body = table?.tBodies[0];
  if (!head || !table || !body) return;
  const next: Direction = head.getAttribute('aria-sort') === 'ascending' ? 'descending' : 'ascending';
  for (const other of table.querySelectorAll('th[aria-sort]')) other.removeAttribute('aria-sort');
  head.setAttribute('aria-sort', next);
  const collator = new Intl.Collator(document.documentElement.lang || 'en', { numeric: true });
  const rows = [...body.rows].map((row) => readRow(row, Number(button.dataset.sortColumn)));
  rows.sort((one, other) => compare(one, other, next === 'ascending' ? 1 : -1, collator));
  body.append(...rows.map(({ row }) => row));
  const pattern = table.closest<HTMLElement>('[data-sortable]')?.dataset.sorted ?? '';
  announce(pattern.replace('{column}', button.textContent.trim()));
}

/** Turns column headings into buttons; without JavaScript they are plain text. */
export function showSortButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-sortable] [data-sort-column]')) {
    button.hidden = false;
    button.parentElement?.querySelector('[data-sort-plain]')?.setAttribute('hidden', '');
  }
}

import { alignCells } from '../../fields/alignCells';

export interface Column {
  id: string;
  label: string;
  kind: string;
}

export interface GridRow {
  id: string;
  /** Undefined for a row without cells in the language of the form. */
  cells: readonly string[] | undefined;
}

export interface Grid {
  columns: readonly Column[];
  rows: readonly GridRow[];
}

export interface Limits {
  maxColumns: number;
  maxRows: number;
}

/** A cell of the grid, counted from 0. Row 0 has the labels of the columns. */
export interface Position {
  row: number;
  column: number;
}

export type CreateId = () => string;

/** Kind of a new column, as in the schema. */
export const defaultKind = 'text';

const createColumn = (createId: CreateId): Column => ({ id: createId(), label: '', kind: defaultKind });
const createRow = (createId: CreateId): GridRow => ({ id: createId(), cells: undefined });

const idsOf = (columns: readonly Column[]): string[] => columns.map(({ id }) => id);

const withColumns = ({ columns, rows }: Grid, after: readonly Column[]): Grid => ({
  columns: after,
  rows: rows.map((row) =>
    row.cells ? { ...row, cells: alignCells(row.cells, idsOf(columns), idsOf(after)) } : row,
  ),
});

const append = <Item>(items: readonly Item[], count: number, create: () => Item): readonly Item[] =>
  count <= items.length ? items : [...items, ...Array.from({ length: count - items.length }, create)];

/** Adds columns and rows at the end until the grid has the size; it never becomes smaller. */
export const growTo = (grid: Grid, size: { columns: number; rows: number }, createId: CreateId): Grid => {
  const columns = append(grid.columns, size.columns, () => createColumn(createId));
  const grown = columns === grid.columns ? grid : withColumns(grid, columns);
  return { columns, rows: append(grown.rows, size.rows, () => createRow(createId)) };
};

/** The first column of an empty table also adds its first row, so that there is a cell to type in. */
export const addColumn = ({ columns, rows }: Grid, createId: CreateId): Grid =>
  growTo({ columns, rows }, { columns: columns.length + 1, rows: 1 }, createId);

export const addRow = ({ columns, rows }: Grid, createId: CreateId): Grid =>
  growTo({ columns, rows }, { columns: 1, rows: rows.length + 1 }, createId);

export const removeColumn = (grid: Grid, id: string): Grid =>
  withColumns(
    grid,
    grid.columns.filter((column) => column.id !== id),
  );

export const removeRow = ({ columns, rows }: Grid, id: string): Grid => ({
  columns,
  rows: rows.filter((row) => row.id !== id),
});

/** Cells of a row as the grid shows them: one for each column. */
export const cellsOf = ({ columns }: Grid, { cells }: GridRow): string[] =>
  columns.map((_, index) => cells?.[index] ?? '');

export type Pasted =
  | { kind: 'pasted'; grid: Grid }
  /** Size that the table would have. */
  | { kind: 'tooLarge'; columns: number; rows: number };

const overwrite = (own: readonly string[], pasted: readonly string[], from: number): string[] =>
  own.map((cell, index) => (index < from ? cell : (pasted[index - from] ?? cell)));

/** Writes a pasted table over the cells from a position on. The grid grows as far as its limits allow. */
export const pasteTable = (
  grid: Grid,
  at: Position,
  table: readonly (readonly string[])[],
  limits: Limits,
  createId: CreateId,
): Pasted => {
  const columns = at.column + table.reduce((width, row) => Math.max(width, row.length), 0);
  const rows = at.row + table.length - 1;
  if (columns > limits.maxColumns || rows > limits.maxRows) return { kind: 'tooLarge', columns, rows };
  const grown = growTo(grid, { columns, rows }, createId);
  const pastedRow = (row: number): readonly string[] | undefined => table[row - at.row];
  const labels = overwrite(
    grown.columns.map(({ label }) => label),
    pastedRow(0) ?? [],
    at.column,
  );
  return {
    kind: 'pasted',
    grid: {
      columns: grown.columns.map((column, index) => ({ ...column, label: labels[index] ?? '' })),
      rows: grown.rows.map((row, index) => {
        const pasted = pastedRow(index + 1);
        return pasted ? { ...row, cells: overwrite(cellsOf(grown, row), pasted, at.column) } : row;
      }),
    },
  };
};

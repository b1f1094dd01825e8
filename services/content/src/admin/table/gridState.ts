import type { FormState } from 'payload';
import type { Column, Grid, GridRow } from './grid';

export interface GridPaths {
  columns: string;
  rows: string;
}

type Field = FormState[string];
type Values = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const isText = (value: unknown): value is string => typeof value === 'string';

const cellsOf = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter(isText) : undefined;

export const readGrid = (state: FormState, paths: GridPaths): Grid => ({
  columns: (state[paths.columns]?.rows ?? []).map(({ id }, index) => ({
    id,
    label: textOf(state[`${paths.columns}.${index}.label`]?.value),
    kind: textOf(state[`${paths.columns}.${index}.kind`]?.value),
  })),
  rows: (state[paths.rows]?.rows ?? []).map(({ id }, index) => ({
    id,
    cells: cellsOf(state[`${paths.rows}.${index}.cells`]?.value),
  })),
});

/** A changed field is marked, so that the response to an autosave in flight does not overwrite it. */
const changeField = (field: Field | undefined, value: unknown): Field => ({
  ...field,
  value,
  valid: true,
  errorMessage: undefined,
  isModified: true,
});

const createField = (value: unknown): Field => ({
  value,
  initialValue: value,
  valid: true,
  passesCondition: true,
  isModified: true,
});

interface Row {
  id: string;
  /** Fields that differ from the form state. */
  changes: Values;
}

const fieldsOfRow = (state: FormState, path: string): [string, Field][] =>
  Object.entries(state).flatMap(([name, field]): [string, Field][] =>
    name.startsWith(`${path}.`) ? [[name.slice(path.length + 1), field]] : [],
  );

/** Writes the rows of an array field as Payload's form does: fields by index, and the ids beside them. */
const writeRows = (state: FormState, path: string, rows: readonly Row[]): FormState => {
  const own = Object.entries(state).filter(([name]) => !name.startsWith(`${path}.`));
  const known = state[path]?.rows ?? [];
  const fields = rows.flatMap(({ id, changes }, index): [string, Field][] => {
    const from = known.findIndex((row) => row.id === id);
    const fieldsOfThis =
      from === -1 ? [['id', createField(id)] as const] : fieldsOfRow(state, `${path}.${from}`);
    const stored: Record<string, Field> = Object.fromEntries(fieldsOfThis);
    const changed = Object.entries(changes).map(
      ([name, value]) => [name, from === -1 ? createField(value) : changeField(stored[name], value)] as const,
    );
    return Object.entries({ ...stored, ...Object.fromEntries(changed) }).map(([name, field]) => [
      `${path}.${index}.${name}`,
      field,
    ]);
  });
  const list: Field = {
    ...state[path],
    rows: rows.map(({ id }) => known.find((row) => row.id === id) ?? { id }),
    value: rows.length,
    disableFormData: rows.length > 0,
    isModified: true,
  };
  return { ...Object.fromEntries(own), ...Object.fromEntries(fields), [path]: list };
};

const columnChanges = (before: Column | undefined, { label, kind }: Column): Values => ({
  ...(before?.label === label ? {} : { label }),
  ...(before?.kind === kind ? {} : { kind }),
});

const isSameCells = (before: GridRow['cells'], after: GridRow['cells']): boolean =>
  JSON.stringify(before) === JSON.stringify(after);

/** Cells are emptied by null: Payload keeps the stored ones if none are submitted. */
const rowChanges = (before: GridRow | undefined, { cells }: GridRow): Values =>
  before && isSameCells(before.cells, cells) ? {} : { cells: cells ?? null };

/** Writes a changed table to Payload's form state. Fields that did not change keep their state. */
export const writeGrid = (state: FormState, paths: GridPaths, grid: Grid): FormState => {
  const before = readGrid(state, paths);
  const columns = grid.columns.map((column): Row => {
    const known = before.columns.find(({ id }) => id === column.id);
    return { id: column.id, changes: columnChanges(known, column) };
  });
  const rows = grid.rows.map((row): Row => {
    const known = before.rows.find(({ id }) => id === row.id);
    return { id: row.id, changes: rowChanges(known, row) };
  });
  return writeRows(writeRows(state, paths.columns, columns), paths.rows, rows);
};

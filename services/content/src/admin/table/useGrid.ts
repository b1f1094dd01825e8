import { useAllFormFields, useForm, useFormSubmitted } from '@payloadcms/ui';
import { useState } from 'react';
import { createRowId } from './createRowId';
import { cellsOf, pasteTable, type Grid, type Limits, type Position } from './grid';
import { readGrid, writeGrid, type GridPaths } from './gridState';

/** Result of the last paste, as far as it is announced. */
export type Notice =
  | { kind: 'pasted'; rows: number; columns: number; before: Grid; at: Position }
  | { kind: 'tooLarge'; rows: number; columns: number }
  | { kind: 'undone' };

const widthOf = (table: readonly (readonly string[])[]): number =>
  table.reduce((width, row) => Math.max(width, row.length), 0);

/** The table in Payload's form, and the changes of it. Every other change ends the undoing of a paste. */
export const useGrid = (paths: GridPaths, limits: Limits) => {
  const [fields, dispatchFields] = useAllFormFields();
  const { getFields, setModified } = useForm();
  const isSubmitted = useFormSubmitted();
  const [notice, setNotice] = useState<Notice>();
  const grid = readGrid(fields, paths);

  const change = (changed: Grid, next?: Notice): void => {
    dispatchFields({ type: 'REPLACE_STATE', state: writeGrid(getFields(), paths, changed) });
    setModified(true);
    setNotice(next);
  };
  const setField = (path: string, value: unknown): void => {
    dispatchFields({ type: 'UPDATE', path, value });
    setModified(true);
    setNotice(undefined);
  };
  return {
    grid,
    notice,
    change,
    setLabel: (column: number, label: string) => setField(`${paths.columns}.${column}.label`, label),
    setKind: (column: number, kind: string) => setField(`${paths.columns}.${column}.kind`, kind),
    setCell: (row: number, column: number, text: string): void => {
      const own = grid.rows[row];
      if (own) setField(`${paths.rows}.${row}.cells`, cellsOf(grid, own).with(column, text));
    },
    paste: (at: Position, table: readonly (readonly string[])[]): void => {
      const pasted = pasteTable(grid, at, table, limits, createRowId);
      if (pasted.kind === 'tooLarge') setNotice(pasted);
      else
        change(pasted.grid, {
          kind: 'pasted',
          rows: table.length,
          columns: widthOf(table),
          before: grid,
          at,
        });
    },
    errorOf: (path: string): string | undefined =>
      isSubmitted && fields[path]?.valid === false ? fields[path].errorMessage : undefined,
  };
};

export type GridForm = ReturnType<typeof useGrid>;

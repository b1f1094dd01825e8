import { decideLanguage, type AdminLanguage } from '../../config/adminLanguage';
import type { Limits } from './grid';

export interface TableMessages {
  table: string;
  hint: string;
  /** Columns and rows count from 1. */
  header: (column: number) => string;
  kind: (column: number) => string;
  cell: (row: number, column: number) => string;
  /** Headings of the numbers of the rows and of their buttons. */
  row: string;
  actions: string;
  addColumn: string;
  addRow: string;
  removeColumn: (column: number) => string;
  removeRow: (row: number) => string;
  undo: string;
  pasted: (rows: number, columns: number) => string;
  undone: string;
  tooLarge: (size: { columns: number; rows: number }, limits: Limits) => string;
}

const messages: Record<AdminLanguage, TableMessages> = {
  en: {
    table: 'Table',
    hint: 'Paste cells from a spreadsheet: they fill the table from the selected cell on, and it grows as needed. Numbers with a point and days as 2026-03-12: the site writes them in the language of the reader.',
    header: (column) => `Header, column ${column}`,
    kind: (column) => `Kind of column ${column}`,
    cell: (row, column) => `Row ${row}, column ${column}`,
    row: 'Row',
    actions: 'Remove',
    addColumn: 'Add column',
    addRow: 'Add row',
    removeColumn: (column) => `Remove column ${column}`,
    removeRow: (row) => `Remove row ${row}`,
    undo: 'Undo paste',
    pasted: (rows, columns) => `Pasted: ${rows} × ${columns} cells`,
    undone: 'The paste was undone',
    tooLarge: ({ columns, rows }, { maxColumns, maxRows }) =>
      `Nothing was pasted. The table would have ${columns} columns and ${rows} rows; at most ${maxColumns} columns and ${maxRows} rows are allowed.`,
  },
  de: {
    table: 'Tabelle',
    hint: 'Fügen Sie Zellen aus einer Tabellenkalkulation ein: Sie füllen die Tabelle ab der gewählten Zelle, und diese wächst nach Bedarf. Zahlen mit Punkt und Tage als 2026-03-12: Die Website schreibt sie in der Sprache des Lesers.',
    header: (column) => `Kopfzeile, Spalte ${column}`,
    kind: (column) => `Art der Spalte ${column}`,
    cell: (row, column) => `Zeile ${row}, Spalte ${column}`,
    row: 'Zeile',
    actions: 'Entfernen',
    addColumn: 'Spalte hinzufügen',
    addRow: 'Zeile hinzufügen',
    removeColumn: (column) => `Spalte ${column} entfernen`,
    removeRow: (row) => `Zeile ${row} entfernen`,
    undo: 'Einfügen rückgängig machen',
    pasted: (rows, columns) => `Eingefügt: ${rows} × ${columns} Zellen`,
    undone: 'Das Einfügen wurde rückgängig gemacht',
    tooLarge: ({ columns, rows }, { maxColumns, maxRows }) =>
      `Es wurde nichts eingefügt. Die Tabelle hätte ${columns} Spalten und ${rows} Zeilen; erlaubt sind höchstens ${maxColumns} Spalten und ${maxRows} Zeilen.`,
  },
};

export const tableMessages = (language: string): TableMessages => messages[decideLanguage(language)];

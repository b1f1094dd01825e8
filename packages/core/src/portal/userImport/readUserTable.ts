import {
  userImportFields,
  userImportLimits,
  type UserImportField,
  type UserImportRow,
} from '@kmx/contract/userImports';
import { readSeparator } from '../../files/csvSeparator';
import { splitCells } from '../../files/splitCells';
import { fail, ok, type Result } from '../../types/Result';
import { findUserColumns, type UserColumn } from './userColumns';

/** Columns without which nobody can be invited; the organisation may be the only one. */
const requiredFields: readonly UserImportField[] = ['email', 'firstName', 'lastName', 'country'];

export interface UserTable {
  readonly rows: readonly UserImportRow[];
  /** Headings of the columns that were not read. */
  readonly unknownHeadings: readonly string[];
}

/** Reason for which a list cannot be read as a whole. */
export type UserTableProblem =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'missingColumns';
      readonly fields: readonly UserImportField[];
      readonly unknownHeadings: readonly string[];
    }
  | { readonly kind: 'repeatedColumn'; readonly headings: readonly string[] }
  | { readonly kind: 'tooManyRows'; readonly count: number }
  | { readonly kind: 'openQuote'; readonly line: number };

interface TableLine {
  /** Number of its first line, from 1. */
  readonly line: number;
  readonly text: string;
}

const hasOpenQuote = (text: string): boolean => (text.match(/"/g)?.length ?? 0) % 2 === 1;

/** Joins lines whose quotes belong together: a cell may contain line ends. */
function joinLines(text: string, firstLine: number): Result<readonly TableLine[], UserTableProblem> {
  const joined: TableLine[] = [];
  let open: TableLine | undefined;
  for (const [index, next] of text.split(/\r\n?|\n/).entries()) {
    const line: TableLine = open
      ? { line: open.line, text: `${open.text}\n${next}` }
      : { line: firstLine + index, text: next };
    open = hasOpenQuote(line.text) ? line : undefined;
    if (!open) joined.push(line);
  }
  return open ? fail({ kind: 'openQuote', line: open.line }) : ok(joined);
}

/** Spreadsheets save rows that were emptied as separators alone. */
const isFilled = ({ text }: TableLine): boolean => /[^\s;；,，|｜":-]/.test(text);

function findColumnProblem(
  columns: readonly UserColumn[],
  heads: readonly string[],
  unknownHeadings: readonly string[],
): UserTableProblem | undefined {
  const missing = requiredFields.filter((field) => !columns.some((column) => column.field === field));
  if (missing.length > 0) return { kind: 'missingColumns', fields: missing, unknownHeadings };
  const repeated = columns.filter(
    ({ field }) => columns.filter((column) => column.field === field).length > 1,
  );
  return repeated.length > 0
    ? { kind: 'repeatedColumn', headings: repeated.map(({ index }) => heads[index] ?? '') }
    : undefined;
}

/** One character more than allowed is enough for the service to reject the cell. */
const cutCell = (cell: string): string => cell.slice(0, userImportLimits.cellCharacters + 1);

function createRow(line: number, cells: readonly string[], columns: readonly UserColumn[]): UserImportRow {
  const cellOf = (requested: UserImportField) =>
    cutCell(cells[columns.find(({ field }) => field === requested)?.index ?? -1] ?? '');
  return {
    line,
    email: cellOf('email'),
    firstName: cellOf('firstName'),
    lastName: cellOf('lastName'),
    organisation: cellOf('organisation'),
    country: cellOf('country'),
    language: cellOf('language'),
    applications: cellOf('applications'),
  };
}

export function countUserColumns(table: string): number {
  const { separator, text } = readSeparator(table);
  const heads = splitCells(/^.*\S.*$/m.exec(text)?.[0] ?? '', separator);
  const known = findUserColumns(heads).map(({ field }) => field);
  return userImportFields.filter((field) => known.includes(field)).length;
}

/**
 * Reads a list of people: a CSV file or rows of a spreadsheet, with a header in any of the languages. What the cells
 * contain is decided by the customer service.
 */
export function readUserTable(table: string): Result<UserTable, UserTableProblem> {
  const { separator, text, line } = readSeparator(table.replace(/^\uFEFF/, ''));
  const lines = joinLines(text, line);
  if (!lines.ok) return lines;
  const [head, ...body] = lines.value.filter(isFilled);
  if (!head) return fail({ kind: 'empty' });
  const heads = splitCells(head.text, separator);
  const columns = findUserColumns(heads);
  const unknownHeadings = heads.filter(
    (heading, index) => heading !== '' && !columns.some((column) => column.index === index),
  );
  const problem = findColumnProblem(columns, heads, unknownHeadings);
  if (problem) return fail(problem);
  if (body.length === 0) return fail({ kind: 'empty' });
  if (body.length > userImportLimits.rows) return fail({ kind: 'tooManyRows', count: body.length });
  const rows = body.map((row) => createRow(row.line, splitCells(row.text, separator), columns));
  return ok({ rows, unknownHeadings });
}

import { CsvError, parse } from 'csv-parse/sync';

import { readSeparator } from '../files/csvSeparator';
import { fail, ok, type Result } from '../types/Result';

import { findColumns, type WireColumn } from './csvColumns';
import { emptyWrittenWire, readWire, type AssumedUnits, type WireField, type WrittenWire } from './readWire';
import type { Wire } from './Wire';
import { createWireProblem, createFieldProblem, type WireProblem } from './WireProblem';

export interface WireFile {
  readonly wires: readonly Wire[];
  readonly problems: readonly WireProblem[];
}

interface Row {
  readonly cells: readonly string[];
  /** First line of the row, from 1. */
  readonly line: number;
}

/** 2000 lines of 50 columns; parsing more takes seconds. */
const maxCells = 100_000;

/** Line ends inside quotes belong to the row. */
const linesWithin = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

/** Inch marks occur in unquoted cells, so a quote is only one at the beginning of a cell. */
function readRows(table: string): Result<readonly Row[], WireProblem> {
  const { separator: delimiter, text, line } = readSeparator(table);
  const state = { line };
  const rows: Row[] = [];
  if (text.split(delimiter).length > maxCells) return fail(createWireProblem('tooMuch'));
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      on_record: (cells: string[]) => {
        rows.push({ cells, line: state.line });
        state.line += 1 + linesWithin(cells);
        return cells;
      },
    });
    return ok(rows);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const column = typeof error.column === 'number' ? error.column + 1 : null;
    return fail(createWireProblem('brokenQuotes', { line: state.line, column }));
  }
}

const unitOfField = (columns: readonly WireColumn[], field: WireField) =>
  columns.find((column) => column.field === field)?.unit;

function assumedUnits(columns: readonly WireColumn[]): AssumedUnits {
  const [crossSection, stripLength, outerDiameter] = (
    ['crossSection', 'stripLength', 'outerDiameter'] as const
  ).map((property) => unitOfField(columns, property));
  return {
    ...(crossSection && { crossSection }),
    ...(stripLength && { stripLength }),
    ...(outerDiameter && { outerDiameter }),
  };
}

const writtenBy = (columns: readonly WireColumn[], { cells }: Row): WrittenWire => {
  const written = { ...emptyWrittenWire };
  for (const { field, index } of columns) written[field] = cells[index] ?? '';
  return written;
};

function headProblems(columns: readonly WireColumn[], { cells, line }: Row): readonly WireProblem[] {
  const twice = columns.filter(({ field }, position) =>
    columns.slice(0, position).some((earlier) => earlier.field === field),
  );
  const known = new Set(columns.map(({ index }) => index));
  const unknown = cells.filter((cell, index) => cell.trim() !== '' && !known.has(index));
  return [
    ...twice.map(({ index }) =>
      createWireProblem('columnTwice', { line, column: index + 1 }, cells[index] ?? ''),
    ),
    ...(unknown.length > 0
      ? [createWireProblem('unknownColumns', { line, column: null }, unknown.join(', '))]
      : []),
  ];
}

function readBody(columns: readonly WireColumn[], rows: readonly Row[]): WireFile {
  const units = assumedUnits(columns);
  const columnOf = (field: WireField) => (columns.find((column) => column.field === field)?.index ?? 0) + 1;
  const results = rows.map((row) => ({ line: row.line, result: readWire(writtenBy(columns, row), units) }));
  return {
    wires: results.flatMap(({ result }) => (result.ok ? [result.value] : [])),
    problems: results.flatMap(({ line, result }) =>
      result.ok
        ? []
        : result.error.map((error) => createFieldProblem(error, { line, column: columnOf(error.field) })),
    ),
  };
}

/** Includes the dashes below the header of a Markdown table. */
const isBlank = ({ cells }: Row) => cells.every((cell) => /^[\s:-]*$/.test(cell));

/**
 * Parses a table of wires: separated by semicolons, tabs, commas or pipes, with a header in any of the languages, and
 * units in the header or in the cells. Of two columns for the same field the first is used; the second is a problem,
 * as are unknown columns.
 */
export function readWireCsv(text: string): WireFile {
  const rows = readRows(text);
  if (!rows.ok) return { wires: [], problems: [rows.error] };
  const [head, ...body] = rows.value.filter((row) => !isBlank(row));
  if (!head) return { wires: [], problems: [createWireProblem('empty')] };
  const named = findColumns(head.cells);
  if (!named.some(({ field }) => field === 'crossSection')) {
    const problem = createWireProblem(
      'noSectionColumn',
      { line: head.line, column: null },
      head.cells.join(' '),
    );
    return { wires: [], problems: [problem] };
  }
  if (body.length === 0) return { wires: [], problems: [createWireProblem('empty')] };
  const columns = named.filter(
    ({ field, index }) => named.find((column) => column.field === field)?.index === index,
  );
  const { wires, problems } = readBody(columns, body);
  return { wires, problems: [...headProblems(named, head), ...problems] };
}

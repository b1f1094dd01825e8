import { addColumn, addRow, pasteTable, removeColumn, removeRow, type Grid, type Position } from './grid';

let count = 0;
const createId = () => `new-${++count}`;
beforeEach(() => {
  count = 0;
});

const column = (id: string, label: string, kind = 'text') => ({ id, label, kind });
const grid: Grid = {
  columns: [column('year', 'Year'), column('chf', 'CHF', 'number')],
  rows: [
    { id: 'r1', cells: ['2024', '3.00'] },
    { id: 'r2', cells: ['2025', '3.20'] },
  ],
};
const untranslated: Grid = { ...grid, rows: [{ id: 'r1', cells: undefined }] };
const empty: Grid = { columns: [], rows: [] };
const limits = { maxColumns: 3, maxRows: 3 };
const paste = (at: Position, table: string[][], into = grid) => pasteTable(into, at, table, limits, createId);

describe('columns and rows', () => {
  test('an added column has an empty cell in each row', () => {
    const { columns, rows } = addColumn(grid, createId);
    expect(columns).toEqual([...grid.columns, column('new-1', '')]);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['2024', '3.00', ''],
      ['2025', '3.20', ''],
    ]);
  });

  test('a removed column takes its cells with it', () => {
    const { columns, rows } = removeColumn(grid, 'year');
    expect(columns).toEqual([column('chf', 'CHF', 'number')]);
    expect(rows.map(({ cells }) => cells)).toEqual([['3.00'], ['3.20']]);
  });

  test('rows without cells in this language remain without', () => {
    expect(addColumn(untranslated, createId).rows).toEqual(untranslated.rows);
    expect(removeColumn(untranslated, 'year').rows).toEqual(untranslated.rows);
  });

  test('a row is added at the end and removed by its id', () => {
    expect(addRow(grid, createId).rows).toEqual([...grid.rows, { id: 'new-1', cells: undefined }]);
    expect(removeRow(grid, 'r1').rows).toEqual([grid.rows[1]]);
  });

  test.each([
    ['column', addColumn],
    ['row', addRow],
  ])('the first %s of an empty table gives one cell', (_, add) => {
    const { columns, rows } = add(empty, createId);
    expect([columns.length, rows.length]).toEqual([1, 1]);
  });
});

describe('a paste', () => {
  test.each([
    [
      'overwrites the cells that it covers',
      { row: 1, column: 1 },
      [['4'], ['5']],
      ['Year', 'CHF'],
      [
        ['2024', '4'],
        ['2025', '5'],
      ],
    ],
    [
      'of rows of different lengths leaves the other cells',
      { row: 1, column: 0 },
      [['a', 'b'], ['c']],
      ['Year', 'CHF'],
      [
        ['a', 'b'],
        ['c', '3.20'],
      ],
    ],
    [
      'grows the table in both directions',
      { row: 2, column: 1 },
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      ['Year', 'CHF', ''],
      [
        ['2024', '3.00', ''],
        ['2025', 'a', 'b'],
        ['', 'c', 'd'],
      ],
    ],
    [
      'in the header writes labels and the rows below',
      { row: 0, column: 0 },
      [
        ['A', 'B', 'C'],
        ['1', '2', '3'],
      ],
      ['A', 'B', 'C'],
      [
        ['1', '2', '3'],
        ['2025', '3.20', ''],
      ],
    ],
  ])('%s', (_, at, table, labels, cells) => {
    const result = paste(at, table);
    if (result.kind !== 'pasted') throw new Error(result.kind);
    expect(result.grid.columns.map(({ label }) => label)).toEqual(labels);
    expect(result.grid.rows.map((row) => row.cells)).toEqual(cells);
    expect(result.grid.rows.slice(0, 2).map(({ id }) => id)).toEqual(['r1', 'r2']);
    expect(result.grid.columns.map(({ kind }) => kind).slice(0, 2)).toEqual(['text', 'number']);
  });

  test('writes a row without cells in this language', () => {
    expect(paste({ row: 1, column: 1 }, [['3', '4']], untranslated)).toMatchObject({
      grid: { rows: [{ id: 'r1', cells: ['', '3', '4'] }] },
    });
  });

  test.each([
    ['exactly fills the table', { row: 1, column: 0 }, 3, 3, 'pasted'],
    ['fills it with its header', { row: 0, column: 0 }, 4, 3, 'pasted'],
    ['has a row too many', { row: 1, column: 0 }, 4, 1, 'tooLarge'],
    ['has a row too many with its header', { row: 0, column: 0 }, 5, 1, 'tooLarge'],
    ['has a column too many', { row: 1, column: 1 }, 1, 3, 'tooLarge'],
  ])('that %s', (_, at, rows, columns, kind) => {
    const table = Array.from({ length: rows }, () => Array.from({ length: columns }, () => 'x'));
    expect(paste(at, table).kind).toBe(kind);
  });

  test('that is too large names the size that the table would have', () => {
    expect(paste({ row: 2, column: 1 }, [['a', 'b', 'c'], ['d'], ['e']])).toEqual({
      kind: 'tooLarge',
      columns: 4,
      rows: 4,
    });
  });
});

import type { FormState } from 'payload';
import { addColumn, addRow, removeColumn, removeRow } from './grid';
import { readGrid, writeGrid } from './gridState';

const paths = { columns: 'modules.0.columns', rows: 'modules.0.rows' };
const field = (value: unknown) => ({ value, initialValue: value, valid: true });

const state: FormState = {
  title: field('A page'),
  'modules.0.columns': { value: 2, initialValue: 2, disableFormData: true, rows: [{ id: 'a' }, { id: 'b' }] },
  'modules.0.columns.0.id': field('a'),
  'modules.0.columns.0.label': field('Year'),
  'modules.0.columns.0.kind': field('text'),
  'modules.0.columns.1.id': field('b'),
  'modules.0.columns.1.label': { ...field(null), valid: false, errorMessage: 'This field is required.' },
  'modules.0.columns.1.kind': field('number'),
  'modules.0.rows': {
    value: 2,
    initialValue: 2,
    disableFormData: true,
    rows: [{ id: 'r1', collapsed: true }, { id: 'r2' }],
  },
  'modules.0.rows.0.id': field('r1'),
  'modules.0.rows.0.cells': field(['2024', '3']),
  'modules.0.rows.1.id': field('r2'),
  'modules.0.rows.1.cells': field(null),
  'modules.0.rowsOfOthers.0.id': field('x'),
};
const createId = () => 'new';
const grid = readGrid(state, paths);
const valuesOf = (changed: FormState) =>
  Object.fromEntries(Object.entries(changed).map(([path, { value }]) => [path, value]));

test('reads columns and rows; a row without cells in this language has none', () => {
  expect(grid).toEqual({
    columns: [
      { id: 'a', label: 'Year', kind: 'text' },
      { id: 'b', label: '', kind: 'number' },
    ],
    rows: [
      { id: 'r1', cells: ['2024', '3'] },
      { id: 'r2', cells: undefined },
    ],
  });
});

test('an unchanged table changes no value, error or row', () => {
  const written = writeGrid(state, paths, grid);
  expect(valuesOf(written)).toEqual(valuesOf(state));
  expect(written['modules.0.columns.1.label']).toEqual(state['modules.0.columns.1.label']);
  expect(written['modules.0.rows']?.rows).toEqual(state['modules.0.rows']?.rows);
});

test('removed columns and rows leave no fields behind, and the others move up', () => {
  const written = writeGrid(state, paths, removeRow(removeColumn(grid, 'a'), 'r2'));
  expect(valuesOf(written)).toEqual({
    title: 'A page',
    'modules.0.columns': 1,
    'modules.0.columns.0.id': 'b',
    'modules.0.columns.0.label': null,
    'modules.0.columns.0.kind': 'number',
    'modules.0.rows': 1,
    'modules.0.rows.0.id': 'r1',
    'modules.0.rows.0.cells': ['3'],
    'modules.0.rowsOfOthers.0.id': 'x',
  });
  expect(written['modules.0.rows']?.rows).toEqual([{ id: 'r1', collapsed: true }]);
});

test('added columns and rows have all their fields', () => {
  const written = writeGrid(state, paths, addRow(addColumn(grid, createId), createId));
  expect(valuesOf(written)).toMatchObject({
    'modules.0.columns': 3,
    'modules.0.columns.2.id': 'new',
    'modules.0.columns.2.label': '',
    'modules.0.columns.2.kind': 'text',
    'modules.0.rows': 3,
    'modules.0.rows.0.cells': ['2024', '3', ''],
    'modules.0.rows.2.id': 'new',
    'modules.0.rows.2.cells': null,
  });
  expect(readGrid(written, paths).rows).toHaveLength(3);
});

test('a changed field is marked as changed, and its error is removed until the service has judged it', () => {
  const columns = grid.columns.map((column) => ({ ...column, label: 'CHF' }));
  const written = writeGrid(state, paths, { ...grid, columns });
  expect(written['modules.0.columns.1.label']).toMatchObject({
    value: 'CHF',
    initialValue: null,
    valid: true,
    errorMessage: undefined,
    isModified: true,
  });
  expect(written['modules.0.rows.0.cells']).not.toHaveProperty('isModified');
});

test('cells that are taken back are submitted as null', () => {
  const rows = grid.rows.map((row) => ({ ...row, cells: undefined }));
  expect(writeGrid(state, paths, { ...grid, rows })['modules.0.rows.0.cells']?.value).toBeNull();
});

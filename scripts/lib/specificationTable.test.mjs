import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import test from 'node:test';

import { inRoot } from './paths.mjs';
import { findRowProblem, readRows } from './specificationTable.mjs';

test('docs/specification.md names tests that exist', () => {
  const rows = readRows(readFileSync(inRoot('docs/specification.md'), 'utf8'));
  assert.ok(rows.length > 400);
  // The demo can be deleted.
  const hasDemo = existsSync(inRoot('demo'));
  assert.deepEqual(
    rows
      .filter(({ file }) => hasDemo || !file?.startsWith('demo/'))
      .flatMap((row) => findRowProblem(row) ?? []),
    [],
  );
});

const row = { section: '2.2', statement: 'x', file: 'a.test.ts', name: 'the test' };

test('a row names a test that is gone, or a file that is', () => {
  assert.equal(
    findRowProblem(row, () => 'it("the test")'),
    undefined,
  );
  assert.match(findRowProblem(row, () => 'it("another")') ?? '', /holds no test/);
  assert.match(findRowProblem(row, () => undefined) ?? '', /there is no file/);
});

test('a row without a test says so, and why', () => {
  const [open] = readRows('| 9 | x \\| y | – | not yet: nothing measures it |');
  assert.deepEqual(open, {
    section: '9',
    statement: 'x \\| y',
    file: undefined,
    name: 'not yet: nothing measures it',
  });
  assert.equal(findRowProblem(open), undefined);
  assert.match(findRowProblem({ ...open, name: 'later' }) ?? '', /say "not yet: " and why/);
});

test('a line of the table that is no row is an error', () => {
  assert.throws(() => readRows('| 9 | x | `a.test.ts` |'), /no row of the table/);
});

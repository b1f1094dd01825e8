import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

import { inRoot } from './paths.mjs';
import { findRowProblem, readRows } from './specificationTable.mjs';

test('docs/specification.md names tests that exist', () => {
  const rows = readRows(readFileSync(inRoot('docs/specification.md'), 'utf8'));
  assert.ok(rows.length > 30);
  assert.deepEqual(
    rows.flatMap((row) => findRowProblem(row) ?? []),
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

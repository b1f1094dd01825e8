import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import test from 'node:test';

import { findRowProblem, readRows, specificationTable, verificationTable } from './evidenceTable.mjs';
import { inRoot } from './paths.mjs';

const readTable = (table) => readRows(readFileSync(inRoot(table.path), 'utf8'), table);

// The demo can be deleted.
const hasDemo = existsSync(inRoot('demo'));
const findProblems = (rows, table) =>
  rows
    .filter(({ file }) => hasDemo || !file?.startsWith('demo/'))
    .flatMap((row) => findRowProblem(row, table) ?? []);

test('docs/specification.md names tests that exist', () => {
  const rows = readTable(specificationTable);
  assert.ok(rows.length > 400);
  assert.deepEqual(findProblems(rows, specificationTable), []);
});

test('docs/specification.md names the decision that overtakes a statement', () => {
  const overtaken = readTable(specificationTable).filter(({ words }) => words.startsWith('overtaken: '));
  assert.ok(overtaken.length > 0);
  for (const { words } of overtaken) {
    const decision = /^overtaken: \[ADR \d+\]\((adr\/[^)]+\.md)\): /.exec(words)?.[1];
    assert.ok(decision && existsSync(inRoot(`docs/${decision}`)), words);
  }
});

test('docs/security/asvs.md names evidence that exists', () => {
  assert.deepEqual(findProblems(readTable(verificationTable), verificationTable), []);
});

test('docs/security/asvs.md has every requirement of levels 1 and 2 once, in order', () => {
  const rows = readTable(verificationTable);
  const place = (section) => section.split('.').reduce((sum, number) => sum * 100 + Number(number), 0);
  const places = rows.map(({ section }) => place(section));
  assert.deepEqual(
    places,
    [...new Set(places)].toSorted((a, b) => a - b),
  );
  const count = (level) => rows.filter((row) => row.level === level).length;
  assert.deepEqual([count('1'), count('2'), rows.length], [70, 183, 253]);
});

const row = { section: '2.2', statement: 'x', file: 'a.test.ts', words: 'the test' };

test('a row names words that are gone, or a file that is', () => {
  assert.equal(
    findRowProblem(row, specificationTable, () => 'it("the test")'),
    undefined,
  );
  assert.match(
    findRowProblem(row, specificationTable, () => 'it("another")') ?? '',
    /does not hold the words/,
  );
  assert.match(findRowProblem(row, specificationTable, () => undefined) ?? '', /there is no file/);
});

test('a row without evidence gives a reason in the words of its table', () => {
  const [open] = readRows('| 9 | x \\| y | – | not yet: nothing measures it |', specificationTable);
  assert.deepEqual(open, {
    section: '9',
    statement: 'x \\| y',
    file: undefined,
    words: 'not yet: nothing measures it',
  });
  assert.equal(findRowProblem(open, specificationTable), undefined);
  assert.match(
    findRowProblem({ ...open, words: 'later' }, specificationTable) ?? '',
    /say "not yet: " or "overtaken: " and why/,
  );
  assert.match(findRowProblem(open, verificationTable) ?? '', /"not applicable: " or "not met: "/);
});

test('a line of the table that is no row is an error', () => {
  assert.throws(() => readRows('| 9 | x | `a.test.ts` |', specificationTable), /no row of the table/);
});

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

test('docs/specification.md refers to existing tests', () => {
  const rows = readTable(specificationTable);
  assert.ok(rows.length > 400);
  assert.deepEqual(findProblems(rows, specificationTable), []);
});

test('docs/specification.md refers to the decision for each deviation', () => {
  const overtaken = readTable(specificationTable).filter(({ evidence }) =>
    evidence.startsWith('overtaken: '),
  );
  assert.ok(overtaken.length > 0);
  for (const { evidence } of overtaken) {
    const decision = /^overtaken: \[ADR \d+\]\((adr\/[^)]+\.md)\): /.exec(evidence)?.[1];
    assert.ok(decision && existsSync(inRoot(`docs/${decision}`)), evidence);
  }
});

test('docs/security/asvs.md refers to existing evidence', () => {
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

const row = { section: '2.2', statement: 'x', file: 'a.test.ts', evidence: 'the test' };

test('reports missing evidence and missing files', () => {
  assert.equal(
    findRowProblem(row, specificationTable, () => 'it("the test")'),
    undefined,
  );
  assert.match(findRowProblem(row, specificationTable, () => 'it("another")') ?? '', /does not contain/);
  assert.match(findRowProblem(row, specificationTable, () => undefined) ?? '', /does not exist/);
});

test('requires a reason in the terms of the table for a row without evidence', () => {
  const [open] = readRows('| 9 | x \\| y | – | not yet: nothing measures it |', specificationTable);
  assert.deepEqual(open, {
    section: '9',
    statement: 'x \\| y',
    file: undefined,
    evidence: 'not yet: nothing measures it',
  });
  assert.equal(findRowProblem(open, specificationTable), undefined);
  assert.match(
    findRowProblem({ ...open, evidence: 'later' }, specificationTable) ?? '',
    /write "not yet: " or "overtaken: " and the reason/,
  );
  assert.match(findRowProblem(open, verificationTable) ?? '', /"not applicable: " or "not met: "/);
});

test('rejects a malformed row', () => {
  assert.throws(() => readRows('| 9 | x | `a.test.ts` |', specificationTable), /Not a row of the table/);
});

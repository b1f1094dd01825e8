import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { decideDemo, usesDemo } from './demo.mjs';

const plain = { isEmptyRequested: false, hasDemoFolder: true, beganEmpty: false, isSeeded: false };

for (const [name, given, expected] of [
  ['a first start', {}, true],
  ['a later start', { isSeeded: true }, true],
  ['--empty', { isEmptyRequested: true }, false],
  ['a start after one with --empty', { beganEmpty: true }, false],
  ['a checkout whose demo folder was deleted', { hasDemoFolder: false }, false],
  ['a checkout whose demo folder was deleted after a start', { hasDemoFolder: false, isSeeded: true }, false],
])
  test(`${String(name)} ${expected === true ? 'seeds' : 'does not seed'} the demo data`, () =>
    assert.equal(decideDemo({ ...plain, ...given }), expected));

test('--empty rejects demo data and names the remedy', () =>
  assert.throws(() => decideDemo({ ...plain, isEmptyRequested: true, isSeeded: true }), /--empty --fresh/));

test('databases that were created empty stay without the demo', () => {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'empty-test-'));
  const settings = { dataDirectory };
  assert.equal(usesDemo(settings, { isEmptyRequested: false, isSeeded: false }), true);
  assert.equal(usesDemo(settings, { isEmptyRequested: true, isSeeded: false }), false);
  assert.equal(usesDemo(settings, { isEmptyRequested: false, isSeeded: false }), false);
  rmSync(dataDirectory, { recursive: true });
});

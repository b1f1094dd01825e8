import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sumByName } from './fileTimesReporter.mjs';

test('sums durations by name, in descending order', () => {
  const entries = [
    { name: 'a.spec.ts', milliseconds: 100 },
    { name: 'b.spec.ts', milliseconds: 250 },
    { name: 'a.spec.ts', milliseconds: 200 },
  ];
  assert.deepEqual(sumByName(entries), [
    { name: 'a.spec.ts', total: 300, runs: 2 },
    { name: 'b.spec.ts', total: 250, runs: 1 },
  ]);
  assert.deepEqual(sumByName([]), []);
});

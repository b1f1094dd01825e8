import assert from 'node:assert/strict';
import { test } from 'node:test';
import { summarize } from './summarize.mjs';

test('counts late and lost publications, and computes percentiles of the others', () => {
  const times = [400, 100, undefined, 200, 300, 10_001];
  assert.deepEqual(summarize(times), { count: 6, lost: 1, late: 1, p50: 300, p95: 10_001, max: 10_001 });
});

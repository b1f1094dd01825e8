import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decideRestart } from './decideRestart.mjs';

const pauses = [1000, 2000];

for (const [name, state, expected] of [
  ['a first end', { restarts: 0, ranForMs: 10 }, { pauseMs: 1000, restarts: 1 }],
  ['a second one soon after', { restarts: 1, ranForMs: 10 }, { pauseMs: 2000, restarts: 2 }],
  ['too many ends', { restarts: 2, ranForMs: 59_999 }, undefined],
  ['an end after a healthy minute', { restarts: 2, ranForMs: 60_000 }, { pauseMs: 1000, restarts: 1 }],
])
  test(`decides on ${String(name)}`, () => {
    assert.deepEqual(decideRestart(state, pauses), expected);
  });

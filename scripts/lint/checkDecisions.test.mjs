import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeDecision, findIndexProblems } from './checkDecisions.mjs';

const decisions = [
  { file: '0001-do-this.md', text: '# 1. Do this\n' },
  { file: '0012-do-that.md', text: '# 12. Do that\n' },
];
const complete = '- [1. Do this](0001-do-this.md)\n- [12. Do that](0012-do-that.md)';

test('accepts an index with every decision', () =>
  assert.deepEqual(findIndexProblems(complete, decisions), []));

test('reports a decision without an index line, and a link without a decision', () => {
  const index = complete.replace('0012-do-that', '0013-do-more');
  assert.deepEqual(findIndexProblems(index, decisions), [
    'add      - [12. Do that](0012-do-that.md)',
    'remove   0013-do-more.md',
  ]);
});

test('rejects a decision whose title has a different number', () =>
  assert.throws(() => describeDecision('0002-do-this.md', '# 1. Do this\n'), /its number and title/));

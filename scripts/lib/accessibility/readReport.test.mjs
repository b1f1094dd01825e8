import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readReport } from './readReport.mjs';

const result = (ruleId, value, snippet = '<td>') => ({
  ruleId,
  reasonId: 'fail_one',
  value,
  message: 'The cell has no header',
  snippet,
  path: { dom: '/html[1]/body[1]/td[1]' },
});

test('returns certain violations without those that are explained', () => {
  const results = [
    result('cell_header', ['VIOLATION', 'FAIL']),
    result('cell_header', ['VIOLATION', 'FAIL'], '<td class="b" role="gridcell">'),
    result('cell_header', ['VIOLATION', 'PASS']),
    result('cell_header', ['VIOLATION', 'POTENTIAL']),
    result('cell_order', ['RECOMMENDATION', 'FAIL']),
  ];
  const explanations = [
    { rule: 'cell_header', reason: 'fail_one', element: 'role="gridcell"', why: 'It has.' },
  ];
  assert.deepEqual(readReport({ results }, explanations), [
    {
      rule: 'cell_header (fail_one)',
      message: 'The cell has no header',
      snippet: '<td>',
      element: '/html[1]/body[1]/td[1]',
    },
  ]);
});

test('each explanation names a rule, a result, a part of the element and one sentence why', () => {
  const explanations = JSON.parse(readFileSync(new URL('explained.json', import.meta.url), 'utf8'));
  for (const explanation of explanations) {
    assert.deepEqual(Object.keys(explanation), ['rule', 'reason', 'element', 'why']);
    assert.ok(Object.values(explanation).every((text) => text.length > 0));
    assert.match(explanation.why, /^[A-Z].*\.$/);
  }
});

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import FileTimesReporter, { sumByName } from './fileTimesReporter.mjs';

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

/** A test as Playwright reports it. */
const reported = (title, outcome, messages) => ({
  parent: { project: () => ({ name: 'desktop' }) },
  titlePath: () => ['', 'desktop', 'a.spec.ts', title],
  location: { file: '/e2e/a.spec.ts', line: 3 },
  outcome: () => outcome,
  results: messages.map((message) => ({ errors: [{ message }] })),
});

test('the report of a phase names failed tests with their last error, and errors of no test', (t) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'report-')), 'second.json');
  process.env.PHASE_REPORT = file;
  t.after(() => delete process.env.PHASE_REPORT);
  const reporter = new FileTimesReporter();
  for (const one of [
    reported('passes', 'expected', []),
    reported('wavers', 'flaky', ['Timed out']),
    reported('fails', 'unexpected', ['Timed out', '\u001b[31mExpected 200\u001b[39m\nat line 3']),
  ])
    reporter.onTestEnd(one, { duration: 5 });
  reporter.onError({ message: 'Worker process exited\nsignal 9' });
  reporter.onEnd();
  const { failed, flaky, errors } = JSON.parse(readFileSync(file, 'utf8'));
  assert.deepEqual(failed, ['[desktop] a.spec.ts:3 › fails: Expected 200']);
  assert.deepEqual(flaky, ['[desktop] a.spec.ts:3 › wavers']);
  assert.deepEqual(errors, ['Worker process exited']);
});

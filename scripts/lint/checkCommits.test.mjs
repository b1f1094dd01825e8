import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { checkCommits, findSubjectProblems } from './checkCommits.mjs';

/** `[subject, pattern of its problems]` */
const rejected = [
  ['Reject links; test redirects', /semicolon/],
  ['reject links without a number', /capital letter/],
  ['Reject links without a number.', /full stop/],
  [`Reject ${'x'.repeat(66)}`, /73 characters, at most 72/],
];

for (const [subject, expected] of rejected)
  test(`rejects the subject "${subject}"`, () =>
    assert.match(findSubjectProblems(subject).join('\n'), expected));

for (const subject of [
  'Reject telephone links without a number',
  `Reject ${'x'.repeat(65)}`,
  `Revert "Reject ${'x'.repeat(65)}"`,
])
  test(`accepts the subject "${subject}"`, () => assert.deepEqual(findSubjectProblems(subject), []));

let folder;
before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'commits-'));
});
after(() => rmSync(folder, { recursive: true }));

test('checks the commits since the baseline, and passes without git or the baseline', () => {
  const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const commit = (subject) => {
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    git(...identity, 'commit', '-q', '--allow-empty', '--no-verify', '-m', subject);
    return git('rev-parse', 'HEAD');
  };
  assert.doesNotThrow(() => checkCommits({ cwd: folder, since: 'HEAD' }));
  git('init', '-q');
  commit('an old subject; it is not checked');
  const since = commit('Begin to check subjects');
  commit('Reject links without a number');
  assert.doesNotThrow(() => checkCommits({ cwd: folder, since }));
  commit('reject links.');
  assert.throws(() => checkCommits({ cwd: folder, since }), /capital letter[^]*full stop/);
  assert.doesNotThrow(() => checkCommits({ cwd: folder, since: '0'.repeat(40) }));
});

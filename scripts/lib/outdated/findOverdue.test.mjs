import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findOverdue, readVersions } from './findOverdue.mjs';

const now = new Date('2026-11-28T12:00:00Z');
const days = (count) => new Date(now.getTime() - count * 24 * 60 * 60 * 1000).toISOString();

const cases = [
  {
    name: 'the newest version',
    version: '1.2.3',
    times: { '1.2.2': days(400), '1.2.3': days(300) },
    expected: undefined,
  },
  {
    name: 'an update of this quarter',
    version: '1.2.3',
    times: { '1.2.3': days(300), '1.2.4': days(91) },
    expected: undefined,
  },
  {
    name: 'an update that is a quarter old',
    version: '1.2.3',
    times: { '1.2.4': days(93) },
    expected: '1.2.4',
  },
  {
    name: 'an old update followed by a new one',
    version: '1.2.3',
    times: { '1.2.4': days(93), '1.3.0': days(2) },
    expected: '1.2.4',
  },
  {
    name: 'a fix of an older version',
    version: '1.2.3',
    times: { '1.1.9': days(200), '1.2.2': days(200) },
    expected: undefined,
  },
  {
    name: 'a version with a two-digit number',
    version: '1.9.0',
    times: { '1.10.0': days(100) },
    expected: '1.10.0',
  },
  { name: 'another major version', version: '1.2.3', times: { '2.0.0': days(300) }, expected: undefined },
  {
    name: 'a minor version before 1.0.0',
    version: '0.2.3',
    times: { '0.3.0': days(300) },
    expected: undefined,
  },
  { name: 'a patch before 1.0.0', version: '0.2.3', times: { '0.2.4': days(300) }, expected: '0.2.4' },
  { name: 'a prerelease', version: '1.2.3', times: { '1.3.0-rc.1': days(300) }, expected: undefined },
  {
    name: 'dates of the package itself',
    version: '1.2.3',
    times: { created: days(900), modified: days(100) },
    expected: undefined,
  },
  {
    name: 'a version that is a prerelease',
    version: '0.6.0-2',
    times: { '0.6.1': days(300) },
    expected: undefined,
  },
];

for (const { name, version, times, expected } of cases) {
  test(`an update is due after a quarter: ${name}`, () => {
    assert.equal(findOverdue(version, times, now)?.next, expected);
  });
}

test('versions are read from the output of npm, of one package or of several', () => {
  const use = (version) => ({ current: '1.0.0', wanted: version, latest: '9.0.0', dependent: 'site' });
  assert.deepEqual(readVersions(use('1.2.3')), new Set(['1.2.3']));
  assert.deepEqual(readVersions([use('1.2.3'), use('2.0.0'), use('1.2.3')]), new Set(['1.2.3', '2.0.0']));
});

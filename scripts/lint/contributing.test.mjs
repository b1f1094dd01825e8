import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

import { inRoot } from '../lib/paths.mjs';

test('the files that the guide for contributors names exist, at most four for a question', () => {
  const [, section = ''] = readFileSync(inRoot('CONTRIBUTING.md'), 'utf8').split('## Find');
  const rows = section
    .slice(0, section.indexOf('\n## '))
    .split('\n')
    .map((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, file]) => file))
    .filter((files) => files.length > 0);
  assert.ok(rows.length >= 10);
  assert.deepEqual(
    rows.flat().filter((file) => !existsSync(inRoot(file))),
    [],
  );
  assert.deepEqual(
    rows.filter((files) => files.length > 4),
    [],
  );
});

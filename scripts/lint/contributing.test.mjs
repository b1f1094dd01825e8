import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

import { inRoot } from '../lib/paths.mjs';

test('the contributing guide refers to existing files, at most four per question', () => {
  const [, section = ''] = readFileSync(inRoot('CONTRIBUTING.md'), 'utf8').split('## Where to look');
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

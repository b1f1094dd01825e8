import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';

import { inRoot } from '../lib/paths.mjs';

const workspaces = ['packages', 'services'].flatMap((folder) =>
  readdirSync(inRoot(folder)).map((name) => path.join(folder, name, 'src')),
);

/** Sources of what runs in production; programs of tests start others on purpose. */
const sources = workspaces
  .filter((folder) => existsSync(inRoot(folder)))
  .flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|mock|stories)\.tsx?$|\/testing\//.test(file));

const forbidden = [
  ['starts programs', /node:child_process/],
  ['runs text as code', /\beval\(|\bnew Function\(/],
  ['takes any certificate', /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/],
  ['reads malformed HTTP', /insecureHTTPParser/],
];

for (const [what, pattern] of forbidden)
  test(`no source of production ${what}`, () => {
    assert.ok(sources.length > 1000);
    assert.deepEqual(
      sources.filter((file) => pattern.test(readFileSync(inRoot(file), 'utf8'))),
      [],
    );
  });

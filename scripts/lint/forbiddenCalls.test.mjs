import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';

import { inRoot } from '../lib/paths.mjs';

const workspaces = ['packages', 'services'].flatMap((folder) =>
  readdirSync(inRoot(folder)).map((name) => path.join(folder, name, 'src')),
);

/** Production sources. Test programs start others on purpose. */
const sources = workspaces
  .filter((folder) => existsSync(inRoot(folder)))
  .flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|mock|stories)\.tsx?$|\/testing\//.test(file));

const forbidden = [
  ['starts programs', /node:child_process/],
  ['runs text as code', /\beval\(|\bnew Function\(/],
  ['accepts any certificate', /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/],
  ['parses malformed HTTP', /insecureHTTPParser/],
];

for (const [what, pattern] of forbidden)
  test(`no production source ${what}`, () => {
    assert.ok(sources.length > 1000);
    assert.deepEqual(
      sources.filter((file) => pattern.test(readFileSync(inRoot(file), 'utf8'))),
      [],
    );
  });

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { ESLint } from 'eslint';
import { bin, inRoot, root } from '../lib/paths.mjs';

const eslint = new ESLint({ cwd: root });

async function eslintMessages(file, code) {
  const [result] = await eslint.lintText(code, { filePath: inRoot(file) });
  return result.messages.map(({ message }) => message).join('\n');
}

let scratch;
before(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'lint-'));
  const config = JSON.parse(readFileSync(inRoot('.oxlintrc.json'), 'utf8'));
  writeFileSync(
    path.join(scratch, '.oxlintrc.json'),
    JSON.stringify({ ...config, options: { typeAware: false } }),
  );
});
after(() => rmSync(scratch, { recursive: true }));

/** Rules that need types are excluded, because the scratch folder has no project. */
function oxlintMessages(files) {
  for (const [file, code] of files) {
    mkdirSync(path.join(scratch, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(scratch, file), code);
  }
  const args = files.map(([file]) => file);
  return new Promise((resolve) => {
    execFile(bin('oxlint'), args, { cwd: scratch }, (_error, stdout) => resolve(stdout));
  });
}

/** `[file, code, pattern of the message]` */
const rejectedByEslint = [
  ['packages/core/src/x.ts', "import '../../design-system/src/index';", /core contains the pure rules/],
  ['packages/core/src/x.ts', "import 'react';", /core is pure TypeScript/],
  ['packages/design-system/src/x.ts', "import '../../core/src/index';", /neither content nor rules/],
  ['packages/blocks/src/x.ts', "import '../../contract/src/tickets';", /Blocks may use core/],
  ['packages/blocks/src/x.ts', "import 'next/link';", /belongs to the site/],
  ['packages/blocks/src/x.ts', "import 'xstate';", /Machines are in core/],
  [
    'packages/site/src/x.ts',
    "import '../../../services/content/src/config/locales';",
    /the URL and the schema of a service/,
  ],
  ['packages/blocks/src/blocks/Quote/x.ts', "import '../Video/Video';", /must not import another block/],
  [
    'packages/blocks/src/blocks/Quote/x.ts',
    "import '../../views/ProductHero/ProductHero';",
    /must not import frames or views/,
  ],
  [
    'packages/blocks/src/blocks/Quote/Quote.test.tsx',
    "import '../../frames/StoryHeader/StoryHeader';",
    /must not import frames or views/,
  ],
  [
    'packages/blocks/src/blocks/LocationList/map/x.ts',
    "import '../../../views/ProductHero/ProductHero';",
    /must not import frames or views/,
  ],
  [
    'packages/blocks/src/frames/StoryHeader/x.ts',
    "import '../StoryFooter/StoryFooter';",
    /nor a frame another frame/,
  ],
  [
    'packages/blocks/src/frames/StoryHeader/x.ts',
    "import '../../blocks/Quote/Quote';",
    /must not import blocks or views/,
  ],
  [
    'packages/blocks/src/views/NewsPanel/x.ts',
    "import '../SearchHelp/SearchHelp';",
    /nor a view another view/,
  ],
  [
    'packages/blocks/src/views/NewsPanel/x.ts',
    "import '../../blocks/NewsList/NewsList';",
    /must not import blocks or frames/,
  ],
  ['packages/blocks/src/contract/x.ts', "import '../blocks/Quote/Quote';", /built on this folder/],
  [
    'packages/blocks/src/contract/lists/x.ts',
    "import type { A } from '../../views/NewsPanel/NewsPanel';",
    /built on this folder/,
  ],
  [
    'packages/blocks/src/shared/StoryCard/x.ts',
    "import '../../frames/StoryHeader/StoryHeader';",
    /built on this folder/,
  ],
  [
    'packages/blocks/src/x.client.tsx',
    "import { z } from 'zod';\nexport const x = z;",
    /sent to every reader/,
  ],
  [
    'packages/blocks/src/x.tsx',
    "import { styled } from 'styled-components';\nexport const x = styled;",
    /x\.styles\.ts/,
  ],
  [
    'packages/blocks/src/x.styles.ts',
    "import { styled } from 'styled-components';\nexport const x = styled;",
    /use client/,
  ],
  ['services/content/src/x.ts', "import '../../../packages/core/src/index';", /imports only the contract/],
  ['services/search/src/x.ts', "import '../../product/src/start';", /calls other services by URL/],
  ['services/search/src/x.ts', "import '../../../packages/site/src/server/env';", /by the rules of the site/],
  ['services/product/src/x.ts', "import '../../search/src/start';", /imports only the contract/],
  ['packages/contract/src/x.ts', "import '../../core/src/index';", /imports no other workspace/],
  ['packages/contract/src/x.ts', "import 'zod';", /has no dependencies/],
  ['packages/contract/src/x.ts', "import 'node:path';", /has no dependencies/],
  ['services/product/src/x.ts', "import '../../../demo/product/runSeed';", /folder that can be deleted/],
  ['packages/site/src/x.ts', "import '../../../demo/product/types';", /folder that can be deleted/],
  ['demo/product/x.ts', "import '../../packages/core/src/index';", /rows and documents of the services/],
  ['packages/core/src/x.ts', 'export enum Tone { dark }', /union of literals/],
  ...['it.only', 'test.skip', 'describe.todo', 'it.fixme'].map((name) => [
    'packages/core/src/x.test.ts',
    `${name}('a');`,
    /skipped or exclusive test proves nothing/,
  ]),
  ...['{ a: 1, ...{ b, c } }', '{ ...({ b } as const) }', 'f(...{ b })', '<A {...{ b, c }} />'].map(
    (literal) => [
      'packages/core/src/x.tsx',
      `export const x = ${literal};`,
      /Write the properties themselves/,
    ],
  ),
  ['scripts/x.mjs', 'export const x = { ...{ b } };', /Write the properties themselves/],
  ['e2e/x.spec.ts', 'await page.waitForTimeout(100);', /not for time to pass/],
  [
    'packages/core/src/x.ts',
    '// eslint-disable-next-line no-console\nconsole.log(1);',
    /Give the reason after two dashes/,
  ],
  [
    'packages/core/src/x.ts',
    '// oxlint-disable-next-line no-console\nconsole.log(1);',
    /Give the reason after two dashes/,
  ],
];

/** `[files, pattern of the message]` */
const rejectedByOxlint = [
  [
    [['packages/blocks/src/x.tsx', "import { useState } from 'react';\nexport const x = useState;"]],
    /Hooks are allowed in/,
  ],
  [[['packages/core/src/x.ts', 'export default 1;']], /no-default-export/],
  [[['e2e/x.spec.ts', "import { test } from '@playwright/test';"]], /Import test from/],
  [[['packages/core/src/x.ts', 'export const x: any = 1;']], /no-explicit-any/],
  [
    [
      ['packages/core/src/a.ts', "import { b } from './b';\nexport const a = () => b;"],
      ['packages/core/src/b.ts', "import { a } from './a';\nexport const b = () => a;"],
    ],
    /no-cycle/,
  ],
  [
    [
      [
        'packages/blocks/src/x.client.tsx',
        "import { useState } from 'react';\nexport const X = ({ on }: { on: boolean }) => (on ? useState(1)[0] : null);",
      ],
    ],
    /rules-of-hooks/,
  ],
];

for (const [file, code, expected] of rejectedByEslint) {
  test(`ESLint rejects in ${file}: ${code.split('\n')[0]}`, async () =>
    assert.match(await eslintMessages(file, code), expected));
}

for (const [files, expected] of rejectedByOxlint) {
  const [[file, code]] = files;
  test(`oxlint rejects in ${file}: ${code.split('\n')[0]}`, async () =>
    assert.match(await oxlintMessages(files), expected));
}

test('accepts spreading of variables and of conditional objects', async () => {
  const code = 'export const x = { ...a, ...(a ? { b } : {}), ...(a && { b }) };';
  assert.equal(await eslintMessages('packages/core/src/x.ts', code), '');
});

test('accepts imports that the boundaries allow', async () => {
  const code = "import '@kmx/core';\nimport '../../content/Media.schema';\nimport '../../contract/Block';";
  for (const folder of ['blocks/Quote', 'frames/StoryHeader', 'views/NewsPanel']) {
    assert.equal(await eslintMessages(`packages/blocks/src/${folder}/x.ts`, code), '');
  }
  assert.equal(
    await eslintMessages(
      'packages/blocks/src/frames/EventFooter/EventFooter.test.tsx',
      "import '../EventHeader/EventHeader.mock';",
    ),
    '',
  );
  assert.equal(
    await eslintMessages('packages/site/src/x.ts', "import 'next/headers';\nimport '@kmx/blocks';"),
    '',
  );
  assert.equal(
    await eslintMessages(
      'services/search/src/engine/x.ts',
      "import '@kmx/contract/search';\nimport '@kmx/core';",
    ),
    '',
  );
});

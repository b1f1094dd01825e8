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

/** The rules that need types are left out: the scratch folder has no project. */
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

/** `[file, its code, what the message must say]` */
const rejectedByEslint = [
  ['packages/core/src/x.ts', "import '../../design-system/src/index';", /core holds the pure rules/],
  ['packages/core/src/x.ts', "import 'react';", /core is pure TypeScript/],
  ['packages/design-system/src/x.ts', "import '../../core/src/index';", /knows no content and no rules/],
  ['packages/blocks/src/x.ts', "import '../../contract/src/tickets';", /Blocks may use core/],
  ['packages/blocks/src/x.ts', "import 'next/link';", /belongs to the site/],
  ['packages/blocks/src/x.ts', "import 'xstate';", /Machines stand in core/],
  [
    'packages/site/src/x.ts',
    "import '../../../services/content/src/config/locales';",
    /by its URL and its schema/,
  ],
  ['packages/blocks/src/blocks/Quote/x.ts', "import '../Video/Video';", /imports no other block/],
  [
    'packages/blocks/src/blocks/Quote/x.ts',
    "import '../../views/ProductHero/ProductHero';",
    /neither frames nor views/,
  ],
  [
    'packages/blocks/src/blocks/Quote/Quote.test.tsx',
    "import '../../frames/StoryHeader/StoryHeader';",
    /neither frames nor views/,
  ],
  [
    'packages/blocks/src/blocks/LocationList/map/x.ts',
    "import '../../../views/ProductHero/ProductHero';",
    /neither frames nor views/,
  ],
  ['packages/blocks/src/frames/StoryHeader/x.ts', "import '../StoryFooter/StoryFooter';", /no other frame/],
  [
    'packages/blocks/src/frames/StoryHeader/x.ts',
    "import '../../blocks/Quote/Quote';",
    /neither blocks nor views/,
  ],
  ['packages/blocks/src/views/NewsPanel/x.ts', "import '../SearchHelp/SearchHelp';", /no other view/],
  [
    'packages/blocks/src/views/NewsPanel/x.ts',
    "import '../../blocks/NewsList/NewsList';",
    /neither blocks nor frames/,
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
    /travels to every reader/,
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
  ['services/search/src/x.ts', "import '../../product/src/start';", /another service by its address/],
  ['services/search/src/x.ts', "import '../../../packages/site/src/server/env';", /by whose rules/],
  ['services/product/src/x.ts', "import '../../search/src/start';", /imports only the contract/],
  ['packages/contract/src/x.ts', "import '../../core/src/index';", /imports nothing of ours/],
  ['packages/contract/src/x.ts', "import 'zod';", /depends on nothing/],
  ['packages/contract/src/x.ts', "import 'node:path';", /depends on nothing/],
  ['services/product/src/x.ts', "import '../../../demo/product/runSeed';", /folder that makers delete/],
  ['packages/site/src/x.ts', "import '../../../demo/product/types';", /folder that makers delete/],
  ['demo/product/x.ts', "import '../../packages/core/src/index';", /rows and documents of the services/],
  ['packages/core/src/x.ts', 'export enum Tone { dark }', /union of literals/],
  ...['it.only', 'test.skip', 'describe.todo', 'it.fixme'].map((name) => [
    'packages/core/src/x.test.ts',
    `${name}('a');`,
    /skipped or alone proves nothing/,
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
    /Say why after two dashes/,
  ],
  [
    'packages/core/src/x.ts',
    '// oxlint-disable-next-line no-console\nconsole.log(1);',
    /Say why after two dashes/,
  ],
];

/** `[the files, what the message must say]` */
const rejectedByOxlint = [
  [
    [['packages/blocks/src/x.tsx', "import { useState } from 'react';\nexport const x = useState;"]],
    /Hooks live in/,
  ],
  [[['packages/core/src/x.ts', 'export default 1;']], /no-default-export/],
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

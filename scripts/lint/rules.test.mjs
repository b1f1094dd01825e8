import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import { inRoot, root } from '../lib/paths.mjs';

// Types are left out: the sources below exist in this file only.
const eslint = new ESLint({
  cwd: root,
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: false } },
    rules: Object.fromEntries(typedRules().map((name) => [`@typescript-eslint/${name}`, 'off'])),
  },
});

function typedRules() {
  const unsafe = ['argument', 'assignment', 'call', 'member-access', 'return'].map(
    (name) => `no-unsafe-${name}`,
  );
  return [
    ...unsafe,
    ...['await-thenable', 'no-deprecated', 'no-floating-promises', 'no-misused-promises', 'only-throw-error'],
    ...['no-unnecessary-type-assertion', 'prefer-nullish-coalescing', 'prefer-optional-chain'],
    'switch-exhaustiveness-check',
  ];
}

async function messages(file, code) {
  const [result] = await eslint.lintText(code, { filePath: inRoot(file) });
  return result.messages.map(({ message }) => message).join('\n');
}

/** `[file, its code, what the message must say]` */
const refused = [
  ['packages/core/src/x.ts', "import '../../design-system/src/index';", /core holds the pure rules/],
  ['packages/core/src/x.ts', "import 'react';", /core is pure TypeScript/],
  ['packages/design-system/src/x.ts', "import '../../core/src/index';", /knows no content and no rules/],
  ['packages/blocks/src/x.ts', "import 'next/link';", /belongs to the site/],
  ['packages/blocks/src/x.ts', "import 'xstate';", /Machines stand in core/],
  ['packages/site/src/x.ts', "import '../../../services/content/src/locales';", /by its URL and its schema/],
  ['packages/blocks/src/Quote/x.ts', "import '../Video/Video';", /imports no other block/],
  [
    'packages/blocks/src/x.tsx',
    "import { useState } from 'react';\nexport const x = useState;",
    /Hooks live in/,
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
  ['services/content/src/x.ts', "import '../../../packages/core/src/index';", /imports no package/],
  ['packages/core/src/x.ts', 'export enum Tone { dark }', /union of literals/],
  ['packages/core/src/x.ts', 'export default 1;', /named exports/],
  [
    'packages/core/src/x.ts',
    '// eslint-disable-next-line no-console\nconsole.log(1);',
    /Say why after two dashes/,
  ],
];

for (const [file, code, expected] of refused) {
  test(`${file} must not hold: ${code.split('\n')[0]}`, async () =>
    assert.match(await messages(file, code), expected));
}

test('what the table allows is not refused', async () => {
  const code = "import '@kmx/core';\nimport '../shared/Media.schema';\nimport '../contract/Block';";
  assert.equal(await messages('packages/blocks/src/Quote/x.ts', code), '');
  assert.equal(await messages('packages/site/src/x.ts', "import 'next/headers';\nimport '@kmx/blocks';"), '');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findCircles, findCrowded, importsWithin, maxSources, valueImports } from './folders.mjs';

/** `[code, modules imported by value]` */
const imports = [
  ["import { a } from './a';", ['./a']],
  ["import a, { type B } from './a';", ['./a']],
  ["import * as a from './a';", ['./a']],
  ["import './a';", ['./a']],
  ["export * from './a';", ['./a']],
  ["export { a } from './a';", ['./a']],
  ["const a = () => import('./a');", ['./a']],
  ["import type { A } from './a';", []],
  ["import { type A } from './a';", []],
  ["export type { A } from './a';", []],
  ["export { type A } from './a';", []],
  ['const a = (name: string) => import(name);', []],
  ['export const a = 1;', []],
];

for (const [code, expected] of imports) {
  test(`reads ${JSON.stringify(expected)} from ${String(code)}`, () =>
    assert.deepEqual(valueImports('x.ts', code), expected));
}

/** Cycles between files that import the named ones, by their rooms. */
function roomsOfCircles(files) {
  const code = (targets) => targets.map((target) => `import '${target}';`).join('\n');
  const sources = new Map(Object.entries(files).map(([file, targets]) => [file, code(targets)]));
  return findCircles(importsWithin(sources, { '@/': 'src/' })).map(({ folder, rooms }) => [folder, ...rooms]);
}

/** `[title, files with their imports, cycles: the folder and its rooms]` */
const graphs = [
  [
    'finds two folders that import each other by different files',
    { 'src/a/one.ts': ['../b/one'], 'src/b/one.ts': [], 'src/b/two.ts': ['../a/two'], 'src/a/two.ts': [] },
    [['src', 'a', 'b']],
  ],
  [
    'accepts folders that import each other in one direction only',
    { 'src/a/one.ts': ['../b/one', '../b/two'], 'src/b/one.ts': [], 'src/b/two.ts': ['./one'] },
    [],
  ],
  [
    'finds folders that import each other deeper in the tree',
    { 'src/a/x/one.ts': ['../y/one'], 'src/a/y/one.ts': [], 'src/a/y/two.tsx': ['../x/one'] },
    [['src/a', 'x', 'y']],
  ],
  [
    'finds a folder whose own files import a subfolder that imports them',
    { 'src/a/one.ts': ['./x/one'], 'src/a/two.ts': [], 'src/a/x/one.ts': ['../two'] },
    [['src/a', '.', 'x']],
  ],
  [
    'finds a cycle of three folders once',
    {
      'src/a/one.ts': ['../b/one'],
      'src/b/one.ts': ['../c/one'],
      'src/c/one.ts': ['../a/two'],
      'src/a/two.ts': [],
    },
    [['src', 'a', 'b', 'c']],
  ],
  [
    'follows aliases and index files',
    { 'src/a/one.ts': ['@/b'], 'src/b/index.ts': [], 'src/b/two.ts': ['@/a/two'], 'src/a/two.ts': [] },
    [['src', 'a', 'b']],
  ],
  ['ignores imports from outside the package', { 'src/a/one.ts': ['react', '../../other/b'] }, []],
];

for (const [title, files, expected] of graphs) {
  test(title, () => assert.deepEqual(roomsOfCircles(files), expected));
}

test('reports the imports of the step with the fewest', () => {
  const sources = new Map([
    ['src/a/one.ts', "import '../b/one';"],
    ['src/a/two.ts', "import '../b/one';"],
    ['src/b/one.ts', ''],
    ['src/b/two.ts', "import '../a/two';"],
  ]);
  const [circle] = findCircles(importsWithin(sources));
  assert.deepEqual(circle.imports, ['src/b/two.ts → src/a/two.ts']);
});

test('finds folders with too many sources, not counting subfolders', () => {
  const files = (folder, count) => Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);
  const all = [
    ...files('src/full', maxSources),
    ...files('src/full/x', 3),
    ...files('src/crowd', maxSources + 1),
  ];
  assert.deepEqual(findCrowded(all), [['src/crowd', maxSources + 1]]);
});

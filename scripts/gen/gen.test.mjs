import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { copyRepository } from './copyRepository.mjs';
import { fillTemplate } from './files.mjs';
import { insertBeforeEnd, insertMessage, insertSorted } from './insert.mjs';
import { namesOf } from './names.mjs';

const copy = mkdtempSync(path.join(tmpdir(), 'gen-test-'));
after(() => rmSync(copy, { recursive: true, force: true }));

const read = (file) => readFileSync(path.join(copy, file), 'utf8');
const generate = (...args) =>
  spawnSync('node', ['scripts/gen.mjs', ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, CI: '1' },
  });

test('derives all spellings from one name', () => {
  const names = { Name: 'PressList', key: 'pressList', kebab: 'press-list', label: 'Press list' };
  assert.deepEqual(namesOf('PressList'), names);
  assert.throws(() => namesOf('pressList'), /is not a valid block name/);
});

test('includes marked lines with, or without, messages', () => {
  const template = 'a\nb {{messages}}\nc {{plain}}\n{{key}}';
  assert.equal(fillTemplate(template, { key: 'x' }, { hasMessages: true }), 'a\nb\nx');
  assert.equal(fillTemplate(template, { key: 'x' }, { hasMessages: false }), 'a\nc\nx');
});

test('inserts lines in alphabetical order', () => {
  const imports = "import { a } from './a';\nimport { c } from './c';\nrest";
  assert.equal(
    insertSorted(imports, /^import/, "import { b } from './b';").split('\n')[1],
    "import { b } from './b';",
  );
  assert.equal(insertBeforeEnd('x {\n  a,\n}', 'x {', '}', '  b,'), 'x {\n  a,\n  b,\n}');
  assert.throws(() => insertBeforeEnd('y', 'x {', '}', '  b,'), /cannot find "x \{"/);
  assert.equal(insertMessage('{ "b": "B" }', 'a', 'A'), '{\n  "a": "A",\n  "b": "B"\n}\n');
});

test('a generated block is registered everywhere and passes all checks', { timeout: 600_000 }, () => {
  copyRepository(copy);
  const result = generate('block', 'PressList', 'messages');
  assert.equal(result.status, 0, result.stdout + result.stderr);
  assert.match(read('packages/blocks/src/blocks/registry.ts'), /^ {2}pressList,$/m);
  assert.match(read('packages/blocks/src/pageModules/Page.fragment.ts'), /^ {6}\.\.\.PressList$/m);
  assert.match(read('services/content/src/blocks/modules.ts'), /^ {2}pressList,$/m);
  assert.match(read('packages/blocks/src/stories.ts'), /^export \* as PressList from/m);
  assert.match(read('packages/blocks/src/storyIndex.ts'), /^ {2}PressList: \{ title: 'Blocks\/PressList'/m);
  assert.ok(existsSync(path.join(copy, 'services/content/public/blocks/pressList.webp')));
  assert.match(read('packages/codegen/schemas/content.graphql'), /^type PressList /m);
  assert.match(read('packages/blocks/src/__generated__/graphql.ts'), /PressListFragment/);
  assert.equal(JSON.parse(read('packages/blocks/messages/ja.json'))['blocks.pressList.note'], 'Press list');

  const second = generate('block', 'PressList');
  assert.equal(second.status, 1);
  assert.match(second.stderr, /There is already a block PressList/);
});

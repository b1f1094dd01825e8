import assert from 'node:assert/strict';
import { test } from 'node:test';
import parser from '@typescript-eslint/parser';
import { Linter } from 'eslint';
import { plainLanguage } from './language.mjs';

const linter = new Linter();
const config = {
  files: ['**/*.{ts,tsx}'],
  languageOptions: { parser },
  plugins: { kmx: { rules: { 'plain-language': plainLanguage } } },
  rules: { 'kmx/plain-language': 'error' },
};

const lintText = (code, filename = 'x.ts') =>
  linter
    .verify(code, config, { filename })
    .map(({ message }) => message)
    .join('\n');

/** `[code, pattern of the message]` */
const rejected = [
  ['const answerPage = 1;', /"answerPage": .* respond/],
  ['const isAnswer = 1;', /"isAnswer"/],
  ['function askServer() {}', /"askServer": .* fetch/],
  ['const pageWords = 1;', /"pageWords": .* …Labels/],
  ['const sayName = (x) => x;', /"sayName": .* format/],
  ['const f = (refusal) => refusal;', /"refusal": .* reject/],
  ['const f = (noteEvent = 1) => noteEvent;', /"noteEvent": .* record/],
  ['function f(...kept) {}', /"kept"/],
  ['interface SiteFacts { a: 1 }', /"SiteFacts": .* …Context/],
  ['type OutgoingMail = 1;', /"OutgoingMail"/],
  ['class Desk {}', /"Desk"/],
  ['const mostLines = 1;', /"mostLines": .* max/],
  ['const statusWordIds = 1;', /"statusWordIds": .* …Labels/],
  ['const wantedLocale = 1;', /"wantedLocale": .* requested/],
  ['const patienceMs = 1;', /"patienceMs": .* timeout/],
  ['const renderAnew = 1;', /"renderAnew"/],
  ['const likenessOf = 1;', /"likenessOf": .* similarity/],
  ['/** What a page shows. */', /instead of "What"/],
  ['// Whether it is open.', /instead of "Whether"/],
  ['/**\n * Of the day, UTC.\n */', /instead of "Of the"/],
  ['/** How many there are. */', /instead of "How many"/],
  ['/** Why it failed. */', /instead of "Why"/],
  ['/** How far it reaches. */', /instead of "How far"/],
  ['/** Of a request. */', /instead of "Of a"/],
  ['const x = 1; // which is one', /instead of "which"/],
];

for (const [code, expected] of rejected)
  test(`rejects ${JSON.stringify(code)}`, () => assert.match(lintText(code), expected));

for (const code of [
  'const words = text.split(" ");',
  'const essay = 1; const almost = 1; const scaffold = 1; const note = 1;',
  'const { kept, answer: response } = value;',
  'const withoutForeignKeys = 1; const isWord = 1;',
  'const x = { kept: 1 };',
  '/** Returns what a page shows. */',
  '// Sorts by name,\n// which is unique.',
  '/** Whoeverly is no opening. */',
])
  test(`accepts ${JSON.stringify(code)}`, () => assert.equal(lintText(code), ''));

test('accepts any export name in stories, as story ids are derived from it', () => {
  assert.equal(lintText('export const KeptFocus = {};', 'x.stories.tsx'), '');
  assert.match(lintText('const KeptFocus = {};', 'x.stories.tsx'), /"KeptFocus"/);
});

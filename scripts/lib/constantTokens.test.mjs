import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { findConstants } from '../../packages/site/build/buildStyles.mjs';
import { evaluateModule } from '../../packages/site/build/evaluateModule.mjs';
import { inRoot } from './paths.mjs';

const folders = ['packages/blocks/src', 'packages/design-system/src', 'packages/site/src/shell'];
/** The preview is a page of the framework, whose styles are not shortened. */
const isPublic = (file) => /\.styles\.ts$/.test(file) && !file.includes('preview/');
const readStyles = () =>
  folders.flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true })
      .filter(isPublic)
      .map((file) => readFileSync(inRoot(folder, file), 'utf8')),
  );

const { createThemeSheets } = await evaluateModule(inRoot('packages/design-system/src/tokens/themesCss.ts'));
const sheets = createThemeSheets();
const constants = findConstants(sheets.defaults, [
  ...Object.values(sheets.themes),
  ...Object.values(sheets.tones),
  sheets.moreContrast,
]);

test('inlines short tokens that no theme changes', () => {
  assert.equal(constants['--ds-space-4'], '1rem');
  assert.equal(constants['--ds-color-text-default'], undefined, 'tones change it');
  assert.equal(constants['--ds-cut-control'], undefined, 'themes change it');
  assert.equal(constants['--ds-size-display'], undefined, 'it is longer than a reference');
});

test('no component changes a token that is inlined', () => {
  const changed = readStyles().flatMap((source) => source.match(/--ds-[\w-]+(?=:)/g) ?? []);
  assert.ok(changed.includes('--ds-color-text-default'));
  assert.deepEqual(
    changed.filter((name) => name in constants),
    [],
  );
});

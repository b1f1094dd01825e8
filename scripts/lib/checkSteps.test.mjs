import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSteps } from './checkSteps.mjs';

/** `[changed file, names of the required steps]` */
const cases = [
  ['README.md', 'format'],
  ['packages/blocks/src/blocks/Quote/Quote.tsx', 'format lint types unit stories'],
  ['packages/blocks/src/blocks/Quote/Quote.fragment.ts', 'format lint types codegen unit stories'],
  ['services/content/src/collections/Pages.ts', 'format lint types codegen unit stories'],
  ['packages/codegen/schemas/content.graphql', 'format codegen'],
  ['scripts/lib/output.mjs', 'format lint types tools'],
  ['vitest.unit.config.mts', 'format lint types unit'],
  ['.storybook/preview.tsx', 'format lint types stories'],
  ['package-lock.json', 'format unit tools stories'],
];

for (const [file, names] of cases) {
  test(`a change of ${file} runs ${names}`, () =>
    assert.equal(
      checkSteps([file])
        .map(({ name }) => name)
        .join(' '),
      names,
    ));
}

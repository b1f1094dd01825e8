import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lint } from '../lib/lint.mjs';
import { Problem, createProgress, print } from '../lib/output.mjs';
import { bin, inRoot, nativeTsc } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { changedFiles, existing, newFiles } from './files.mjs';
import { namesOf } from './names.mjs';

function write(files) {
  for (const [file, text] of files) {
    mkdirSync(path.dirname(inRoot(file)), { recursive: true });
    writeFileSync(inRoot(file), text);
  }
}

const quiet = (command, args) => run(command, args, { isQuiet: true });
const cms = (...args) => quiet('npm', ['run', '-s', '-w', '@kmx/content-service', 'cms', '--', ...args]);
const types = (folder) => quiet(nativeTsc, ['--noEmit', '-p', folder]);
const isFormatted = (file) => /\.(tsx?|json)$/.test(file);
const testsOfAllBlocks = ['messages', 'stories'].map((name) => `packages/blocks/src/${name}.test.ts`);
const isLinted = (file) => /\.tsx?$/.test(file);

/** Steps after writing the files: code generation, then the checks of `npm test` for these files. */
const stepsFor = (files, folder) => [
  ['Formatting', () => quiet(bin('oxfmt'), files.filter(isFormatted))],
  ['Writing the content service’s schema', () => cms('schema', '--write')],
  ['Writing the content service’s types', () => cms('types')],
  ['Generating typed documents', () => quiet('npm', ['run', '-s', 'codegen'])],
  ['Checking types', () => Promise.all([types('packages/blocks'), types('services/content')])],
  ['Linting', () => lint(files.filter(isLinted))],
  [
    'Testing the block',
    () => quiet(bin('vitest'), ['run', '--config', 'vitest.unit.config.mts', folder, ...testsOfAllBlocks]),
  ],
];

/** Creates and registers a block; fails unless types, lint, its own test and those of all blocks pass. */
export async function generateBlock(name, options) {
  const names = namesOf(name);
  const made = newFiles(names, options);
  const taken = existing(made);
  if (taken.length > 0) throw new Problem(`There is already a block ${name}: ${taken[0]}.`);
  const changed = changedFiles(names, options);
  write(made);
  write(changed);
  const files = [...made.keys(), ...changed.keys()];
  const steps = stepsFor(files, `packages/blocks/src/blocks/${name}/`);
  const step = createProgress(steps.length);
  for (const [title, work] of steps) {
    await step(title, work);
  }
  print(`\nMade ${name}:\n${files.map((file) => `  ${file}`).join('\n')}`);
  if (options.hasMessages)
    print(`\nTranslate "blocks.${names.key}.note" in packages/blocks/messages/*.json.`);
  print(
    `\nNext: define its fields (in the fragment, the schema and ${names.key}.ts), write the guidance in its stories, and run: npm test -- --only=types,lint,codegen,unit\nFor the block picker, run: npm run picker-pictures -- --only=${names.key}`,
  );
}

import { lint } from './lint.mjs';
import { bin } from './paths.mjs';
import { run } from './run.mjs';
import { checkTypes, toolTests } from './testSteps.mjs';

const isSource = (file) => /\.(ts|tsx|mts|mjs|cjs)$/.test(file);
const isTested = (file) => /^(packages|services|demo)\//.test(file) && isSource(file);
/** Configuration that every test depends on without importing it. */
const isTestSetting = (file) => /^(vitest\.unit\.|package-lock\.json$|scripts\/unit\/)/.test(file);
const isStorySetting = (file) => /^(\.storybook\/|vitest\.config|package-lock\.json$)/.test(file);
/** Sources of schemas and of typed documents. */
const isGeneratedFrom = (file) =>
  /^packages\/codegen\//.test(file) ||
  /__generated__|\.(fragment|query|customerQuery|productQuery)\.ts$/.test(file) ||
  (/^services\/[^/]+\/src\//.test(file) && /graphql|schema|collections|blocks|fields/.test(file));
/** A test reads the licences of all packages from the lock file. */
const isTool = (file) => (/^scripts\//.test(file) && file.endsWith('.mjs')) || file === 'package-lock.json';

const tool = (name, ...args) => run(bin(name), args, { what: name });

/** Runs the tests that depend on the files, or all. */
function runVitest(config, files) {
  const settings = ['--config', config, '--passWithNoTests'];
  return files.length === 0
    ? tool('vitest', 'run', ...settings)
    : tool('vitest', 'related', '--run', ...settings, ...files);
}

/** Returns the steps of `npm run check` for a change of `files` (paths from the root). */
export function checkSteps(files) {
  const sources = files.filter(isSource);
  const tested = files.filter(isTested);
  const isEveryTest = files.some(isTestSetting);
  const isEveryStory = files.some(isStorySetting);
  const steps = [
    { name: 'format', title: 'Format', run: () => tool('oxfmt', '--check', '.') },
    sources.length > 0 && { name: 'lint', title: 'Lint and boundaries', run: () => lint(sources) },
    sources.length > 0 && { name: 'types', title: 'Types', run: checkTypes },
    files.some(isGeneratedFrom) && {
      name: 'codegen',
      title: 'Generated code is up to date',
      run: () => run('npm', ['run', '-s', 'codegen:check'], { what: 'npm run codegen:check' }),
    },
    (isEveryTest || tested.length > 0) && {
      name: 'unit',
      title: 'Unit tests affected by the change',
      run: () => runVitest('vitest.unit.config.mts', isEveryTest ? [] : tested),
    },
    files.some(isTool) && {
      name: 'tools',
      title: 'Tests of the scripts',
      run: async () => run('node', ['--test', ...(await toolTests())], { what: 'node --test' }),
    },
    (isEveryStory || tested.length > 0) && {
      name: 'stories',
      title: 'Stories affected by the change',
      run: () => runVitest('vitest.config.mts', isEveryStory ? [] : tested),
    },
  ];
  return steps.filter(Boolean);
}

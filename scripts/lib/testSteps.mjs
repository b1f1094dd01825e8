import { readdir } from 'node:fs/promises';
import { canRunCluster } from '../cluster/tools.mjs';
import { build, staleBuilds } from './builds.mjs';
import { startE2eStack } from './e2eStack.mjs';
import { ensureChromium, ensureClamd, ensureJava, ensurePostgres, ensureRedis } from './ensureTools.mjs';
import { loadEnvFile } from './env.mjs';
import { lint } from './lint.mjs';
import { print } from './output.mjs';
import { bin, inRoot, nativeTsc } from './paths.mjs';
import { checkDisk } from './preflight.mjs';
import { closeAll, onStopSignal } from './processes.mjs';
import { ProgramError, run } from './run.mjs';
import { runPhases } from './runPhases.mjs';

const tool = (name, ...args) => run(bin(name), args, { what: name });
const npm = (...args) => run('npm', ['run', '-s', ...args], { what: `npm run ${args.join(' ')}` });

/** Resources shared by the steps: Chromium, and one stack for all steps that open pages. */
export function createContext() {
  loadEnvFile();
  let stack;
  let failure;
  onStopSignal(async () => {
    await closeAll();
    process.exit(130);
  });
  return {
    async useStack() {
      if (failure) throw failure;
      try {
        stack ??= await startE2eStack({ onStep: (title) => print(`${title} …`) });
      } catch (error) {
        failure = error;
        throw error;
      }
      return stack;
    },
    async useChromium() {
      process.env.CHROMIUM = await ensureChromium();
    },
    async stop() {
      await stack?.stop();
    },
  };
}

/**
 * Listed individually, because Node would also run scripts/test.mjs, this program, as a test file, and the tests of
 * packages in node_modules.
 */
export async function toolTests() {
  const files = await readdir(inRoot('scripts'), { recursive: true });
  return files
    .filter((file) => file.endsWith('.test.mjs') && !file.includes('node_modules'))
    .map((file) => inRoot('scripts', file));
}

/** Checks the types of every workspace with Turbo, which skips unchanged ones, and of the sources outside them. */
export async function checkTypes() {
  await tool('turbo', 'run', 'typecheck', '--output-logs=errors-only', '--concurrency=2');
  for (const project of ['.', 'bench/tickets']) await run(nativeTsc, ['--noEmit', '-p', project]);
}

async function buildAll() {
  const stale = await staleBuilds([
    'content',
    'product',
    'identity',
    'customer',
    'search',
    'site',
    'styleGuide',
  ]);
  if (stale.length === 0) return print('All builds are up to date.');
  await checkDisk();
  for (const name of stale) {
    print(`Building ${name} …`);
    await build(name);
  }
}

/**
 * Steps of `npm test`, the fastest ones first. The cluster is included if its programs are installed.
 */
export const steps = [
  { name: 'format', title: 'Format', run: () => tool('oxfmt', '--check', '.') },
  {
    name: 'lint',
    title: 'Lint and boundaries',
    run: () => lint(),
  },
  {
    name: 'types',
    title: 'Types',
    run: checkTypes,
  },
  { name: 'codegen', title: 'Generated code is up to date', run: () => npm('codegen:check') },
  {
    name: 'unit',
    title: 'Unit and component tests, services on both databases',
    run: async () => {
      await ensurePostgres();
      await ensureRedis();
      await ensureClamd();
      await tool('vitest', 'run', '--config', 'vitest.unit.config.mts');
    },
  },
  {
    name: 'tools',
    title: 'Tests of the scripts',
    run: async () =>
      run('node', ['--test', '--test-reporter=spec', ...(await toolTests())], { what: 'node --test' }),
  },
  {
    name: 'stories',
    title: 'Stories in a browser, with axe',
    run: async ({ useChromium }) => {
      await useChromium();
      await tool('vitest', 'run', '--config', 'vitest.config.mts');
    },
  },
  { name: 'builds', title: 'Production builds', run: buildAll },
  ...(canRunCluster()
    ? [
        {
          name: 'cluster',
          title: 'Cluster behind nginx',
          run: () =>
            run('node', ['--test', '--test-reporter=spec', inRoot('scripts/cluster/cluster.smoke.mjs')], {
              what: 'The cluster test',
            }),
        },
      ]
    : []),
  {
    name: 'size',
    title: 'Size budgets',
    // Before the end-to-end tests, after which some pages may still be recovering from a simulated outage.
    run: async ({ useChromium, useStack }) => {
      await useChromium();
      const { settings } = await useStack();
      await run('node', ['scripts/size.mjs', `--url=${settings.SITE_URL}`], { what: 'size' });
    },
  },
  {
    name: 'e2e',
    title: 'End-to-end tests',
    run: async ({ useChromium, useStack }) => {
      await useChromium();
      await ensureJava();
      await useStack();
      const { isPassed, summary } = await runPhases();
      if (!isPassed) throw new ProgramError('End-to-end tests failed.', summary);
    },
  },
];

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { bin, inRoot, root } from './paths.mjs';
import { run } from './run.mjs';

const common = ['package-lock.json', 'tsconfig.base.json'];
const toolkit = ['services/toolkit/src', 'services/toolkit/package.json'];
const packageFiles = (name) => [`packages/${name}/src`, `packages/${name}/package.json`];
const app = (folder) =>
  [
    'src',
    'public',
    'loaders',
    'messages',
    'package.json',
    'tsconfig.json',
    'next.config.ts',
    'next.config.mjs',
  ].map((name) => `${folder}/${name}`);
const isTest = (file) => /\.test\.tsx?$/.test(file);
/** The looks that stories had are no part of the style guide. */
const isBaseline = (file) => path.basename(file) === 'visual-baseline.json';

/** What has to be built before the stack can run in production mode, in the order of the build. */
export const builds = {
  content: {
    title: 'Building the content service',
    inputs: [...common, ...app('services/content')],
    isIgnored: isTest,
    result: 'services/content/.next/BUILD_ID',
    command: [bin('next'), ['build'], 'services/content'],
  },
  product: {
    title: 'Building the product service',
    inputs: [
      ...common,
      ...toolkit,
      ...['src', 'seed', 'package.json'].map((name) => `services/product/${name}`),
    ],
    isIgnored: isTest,
    result: 'services/product/.build/cli.mjs',
    command: ['npm', ['run', '-s', 'build'], 'services/product'],
  },
  customer: {
    title: 'Building the customer service',
    inputs: [...common, ...toolkit, ...['src', 'package.json'].map((name) => `services/customer/${name}`)],
    isIgnored: isTest,
    result: 'services/customer/.build/cli.mjs',
    command: ['npm', ['run', '-s', 'build'], 'services/customer'],
  },
  identity: {
    title: 'Building the identity provider',
    inputs: [...common, ...toolkit, ...['src', 'package.json'].map((name) => `services/identity/${name}`)],
    isIgnored: isTest,
    result: 'services/identity/.build/cli.mjs',
    command: ['npm', ['run', '-s', 'build'], 'services/identity'],
  },
  site: {
    title: 'Building the site',
    inputs: [
      ...common,
      ...['core', 'design-system', 'blocks', 'portal'].flatMap(packageFiles),
      'packages/portal/messages',
      'packages/design-system/loaders',
      ...app('packages/site'),
    ],
    isIgnored: isTest,
    result: 'packages/site/.next/BUILD_ID',
    command: [bin('next'), ['build'], 'packages/site'],
  },
  styleGuide: {
    title: 'Building the style guide',
    inputs: [
      ...common,
      '.storybook',
      ...['core', 'design-system', 'blocks', 'portal', 'site'].flatMap(packageFiles),
      'packages/blocks/messages',
      'packages/portal/messages',
      'packages/site/messages',
    ],
    isIgnored: (file) => isTest(file) || isBaseline(file),
    result: 'storybook-static/index.html',
    command: [bin('storybook'), ['build', '-o', 'storybook-static', '--disable-telemetry', '--quiet'], '.'],
  },
};

async function filesUnder(entry) {
  const full = inRoot(entry);
  if (!existsSync(full)) return [];
  const found = await readdir(full, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!found) return [full];
  return found.filter((item) => item.isFile()).map((item) => path.join(item.parentPath, item.name));
}

async function hashOf({ inputs, isIgnored }) {
  const files = (await Promise.all(inputs.map(filesUnder))).flat().filter((file) => !isIgnored(file));
  const hash = createHash('sha256').update(process.version);
  for (const file of files.sort()) hash.update(path.relative(root, file)).update(await readFile(file));
  return hash.digest('hex');
}

const stampFile = (name) => inRoot('.data/builds', name);

async function isCurrent(name) {
  const { result } = builds[name];
  if (!existsSync(inRoot(result)) || !existsSync(stampFile(name))) return false;
  return readFileSync(stampFile(name), 'utf8') === (await hashOf(builds[name]));
}

/** The names of the builds among `names` whose sources have changed since they were built. */
export async function staleBuilds(names) {
  const checked = await Promise.all(names.map(async (name) => [name, await isCurrent(name)]));
  return checked.filter(([, current]) => !current).map(([name]) => name);
}

/** Builds one part and remembers from which sources it was made. */
export async function build(name) {
  const { title, command, result } = builds[name];
  // A bundler's cache outlives a change of its own loaders.
  rmSync(inRoot(path.dirname(result)), { recursive: true, force: true });
  const [program, args, folder] = command;
  const before = await hashOf(builds[name]);
  await run(program, args, {
    cwd: inRoot(folder),
    env: { ...process.env, NODE_ENV: 'production' },
    isQuiet: true,
    what: title,
  });
  mkdirSync(path.dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), before);
}

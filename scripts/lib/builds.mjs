import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bin, inRoot } from './paths.mjs';
import { run } from './run.mjs';

/** Builds that the stack needs in production mode, in their order: tasks of turbo.json. */
export const builds = {
  content: {
    title: 'Building the content service',
    task: '@kmx/content-service#build',
    result: 'services/content/.next/BUILD_ID',
  },
  product: {
    title: 'Building the product service',
    task: '@kmx/product-service#build',
    result: 'services/product/.build/cli.mjs',
  },
  customer: {
    title: 'Building the customer service',
    task: '@kmx/customer-service#build',
    result: 'services/customer/.build/cli.mjs',
  },
  identity: {
    title: 'Building the identity provider',
    task: '@kmx/identity-service#build',
    result: 'services/identity/.build/cli.mjs',
  },
  search: {
    title: 'Building the search service',
    task: '@kmx/search-service#build',
    result: 'services/search/.build/cli.mjs',
  },
  site: {
    title: 'Building the site',
    task: '@kmx/site#build',
    result: 'packages/site/.next/BUILD_ID',
  },
  styleGuide: {
    title: 'Building the style guide',
    task: '//#storybook:build',
    result: 'storybook-static/index.html',
  },
};

const turbo = (args, options) =>
  run(bin('turbo'), ['run', ...args], { ...options, env: { ...process.env, NODE_ENV: 'production' } });

/** Turbo's hash of the inputs of each build in `names`. */
async function readHashes(names) {
  const output = await turbo([...names.map((name) => builds[name].task), '--dry=json'], { isQuiet: true });
  const { tasks } = JSON.parse(output.slice(output.indexOf('{')));
  const hashes = new Map(tasks.map(({ taskId, hash }) => [taskId, hash]));
  return new Map(names.map((name) => [name, hashes.get(builds[name].task)]));
}

/** Hash of the build on disk: Turbo knows its cached builds, but not which of them is on the disk. */
const stampFile = (name) => inRoot('.data/builds', name);

function isCurrent(name, hash) {
  const { result } = builds[name];
  if (!existsSync(inRoot(result)) || !existsSync(stampFile(name))) return false;
  return readFileSync(stampFile(name), 'utf8') === hash;
}

/** The names of the builds among `names` whose sources have changed since they were built. */
export async function staleBuilds(names) {
  const hashes = await readHashes(names);
  return names.filter((name) => !isCurrent(name, hashes.get(name)));
}

/** Builds one part, or restores it from Turbo's cache. */
export async function build(name) {
  const { title, task, result } = builds[name];
  const hash = (await readHashes([name])).get(name);
  // Files of another build would stay beside those that the cache restores.
  rmSync(inRoot(path.dirname(result)), { recursive: true, force: true });
  await turbo([task, '--output-logs=full', '--log-order=stream'], { isQuiet: true, what: title });
  mkdirSync(path.dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), hash);
}

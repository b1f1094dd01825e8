import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bin, inRoot } from './paths.mjs';
import { run } from './run.mjs';

/** Builds for production mode, in build order. The tasks are those of turbo.json. */
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

/** Turbo's input hashes of the builds `names`. */
async function readHashes(names) {
  const output = await turbo([...names.map((name) => builds[name].task), '--dry=json'], { isQuiet: true });
  const { tasks } = JSON.parse(output.slice(output.indexOf('{')));
  const hashes = new Map(tasks.map(({ taskId, hash }) => [taskId, hash]));
  return new Map(names.map((name) => [name, hashes.get(builds[name].task)]));
}

/** Hash of the build on disk. Turbo knows its cached builds, but not which of them is on disk. */
const stampFile = (name) => inRoot('.data/builds', name);

function isCurrent(name, hash) {
  const { result } = builds[name];
  if (!existsSync(inRoot(result)) || !existsSync(stampFile(name))) return false;
  return readFileSync(stampFile(name), 'utf8') === hash;
}

/** Returns the builds of `names` whose sources have changed since. */
export async function staleBuilds(names) {
  const hashes = await readHashes(names);
  return names.filter((name) => !isCurrent(name, hashes.get(name)));
}

/** Builds one program, or restores it from Turbo's cache. */
export async function build(name) {
  const { title, task, result } = builds[name];
  const hash = (await readHashes([name])).get(name);
  // Files of another build would remain beside those restored from the cache.
  rmSync(inRoot(path.dirname(result)), { recursive: true, force: true });
  await turbo([task, '--output-logs=full', '--log-order=stream'], { isQuiet: true, what: title });
  mkdirSync(path.dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), hash);
}

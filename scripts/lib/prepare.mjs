import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, builds, staleBuilds } from './builds.mjs';
import { lockOwner } from './lock.mjs';
import { Problem } from './output.mjs';
import { inRoot } from './paths.mjs';
import { checkDisk } from './preflight.mjs';
import { isSeeded, migrateContent, seedContent, seedCustomers, seedProduct } from './seed.mjs';

/** Entries that `--fresh` preserves: build stamps, data of end-to-end tests, and the lock of this process. */
const preserved = new Set(['builds', 'e2e', 'start.lock']);

export function removeData(settings) {
  if (!existsSync(settings.dataDirectory)) return;
  for (const name of readdirSync(settings.dataDirectory)) {
    if (!preserved.has(name))
      rmSync(path.join(settings.dataDirectory, name), { recursive: true, force: true });
  }
}

/** Replacing builds would break programs that run on them. */
function rejectWhileRunning(names) {
  const owner = lockOwner(inRoot('.data'));
  if (!owner) return;
  const parts = names.map((name) => builds[name].title.replace('Building ', '')).join(', ');
  throw new Problem(
    `The sources of ${parts} have changed, and a running "npm start" (process ${owner}) uses the old build. Stop it first.`,
  );
}

/** Services that are bundled in development too. */
const bundles = new Set(['product', 'identity', 'customer', 'search']);

/** Steps that seed missing demo data. */
function stepsToSeed(names, { settings, services, isFresh, isQuiet }) {
  const isMissing = (name) => isFresh || !isSeeded(settings, name);
  const steps = [];
  if (isMissing('content'))
    steps.push({
      title: 'Creating the demo content',
      work: () => seedContent(settings, services.content, { isQuiet }),
    });
  if (names.includes('product') && isMissing('product'))
    steps.push({
      title: 'Creating the demo products',
      work: () => seedProduct(settings, services.product, { isQuiet }),
    });
  if (names.includes('identity') && settings.hasDemoPeople && isMissing('customers'))
    steps.push({
      title: 'Creating the demo customers',
      work: () => seedCustomers(settings, services, { isQuiet }),
    });
  return steps;
}

/** Returns the remaining steps before `names` can be started, each `{ title, work }`. */
export async function stepsToPrepare(names, options) {
  const { settings, services, isDevelopment, isFresh, hasDemo } = options;
  const stale = await staleBuilds(isDevelopment ? names.filter((name) => bundles.has(name)) : names);
  if (stale.length > 0) {
    rejectWhileRunning(stale);
    await checkDisk();
  }
  const steps = stale.map((name) => ({ title: builds[name].title, work: () => build(name) }));
  // In production the service migrates when it starts, and seeding also migrates first.
  if (isDevelopment && !(hasDemo && (isFresh || !isSeeded(settings, 'content'))))
    steps.push({ title: 'Checking the database', work: () => migrateContent(services.content) });
  return hasDemo ? [...steps, ...stepsToSeed(names, options)] : steps;
}

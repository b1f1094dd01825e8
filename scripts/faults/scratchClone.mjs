import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { print } from '../lib/output.mjs';
import { inRoot } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';

const clone = inRoot('.data/faults/clone');

const git = (cwd, ...args) => run('git', args, { cwd, isQuiet: true, what: `git ${args[0]}` });

/** Installed packages with their versions. */
const readInstalled = () => readFileSync(inRoot('node_modules/.package-lock.json'), 'utf8');

/** List of the cloned packages. It is a separate file, because npm would rewrite a hard link in both places. */
const copied = path.join(clone, '.data/installed.json');

const workspaces = () =>
  ['packages', 'services'].flatMap((parent) =>
    readdirSync(inRoot(parent)).map((name) => path.join(parent, name)),
  );

/** Uses hard links if the file system supports them. The links to workspaces are relative and point into the clone. */
async function copyModules(folder) {
  const from = inRoot(folder, 'node_modules');
  const to = path.join(clone, folder, 'node_modules');
  rmSync(to, { recursive: true, force: true });
  if (!existsSync(from)) return;
  await run('cp', ['-al', from, to], { isQuiet: true }).catch(() => run('cp', ['-a', from, to]));
  // Tools rewrite its contents, which would change the original through a hard link.
  for (const name of ['.cache', '.vite']) rmSync(path.join(to, name), { recursive: true, force: true });
}

/** Clones HEAD with the installed packages. Builds of an earlier run remain and are updated if stale. */
export async function prepareClone() {
  const commit = (await git(inRoot(), 'rev-parse', 'HEAD')).trim();
  if ((await git(inRoot(), 'status', '--porcelain', '--untracked-files=no')).trim() !== '')
    print('Uncommitted changes are not included: the clone is made from HEAD.');
  if (!existsSync(path.join(clone, '.git'))) {
    rmSync(clone, { recursive: true, force: true });
    mkdirSync(path.dirname(clone), { recursive: true });
    await git(inRoot(), 'clone', '--quiet', '--no-checkout', inRoot(), clone);
  }
  await git(clone, 'fetch', '--quiet', inRoot(), commit);
  await git(clone, 'checkout', '--quiet', '--force', '--detach', commit);
  await git(clone, 'clean', '--quiet', '-fd');
  const installed = readInstalled();
  if (existsSync(copied) && readFileSync(copied, 'utf8') === installed) return clone;
  rmSync(copied, { force: true });
  for (const folder of ['.', ...workspaces()]) await copyModules(folder);
  mkdirSync(path.dirname(copied), { recursive: true });
  writeFileSync(copied, installed);
  return clone;
}

import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { Problem, print } from '../output.mjs';
import { bin, inRoot } from '../paths.mjs';
import { run } from '../run.mjs';

const git = (...args) => run('git', args, { isQuiet: true, what: `git ${args[0]}` });

async function commitOf(revision) {
  const found = await git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`).catch(() => undefined);
  if (!found) throw new Problem(`--against=${revision} is not a revision of this repository.`);
  return found.trim();
}

const entries = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** Links the installed packages into a worktree, except its own workspaces. */
function linkModules(from, to) {
  mkdirSync(to, { recursive: true });
  const names = entries(from).filter((name) => !['@kmx', '.cache', '.bin', '.vite'].includes(name));
  for (const name of names) symlinkSync(path.join(from, name), path.join(to, name));
}

function linkWorkspaces(worktree) {
  const scope = path.join(worktree, 'node_modules/@kmx');
  mkdirSync(scope, { recursive: true });
  for (const name of entries(path.join(worktree, 'packages')))
    symlinkSync(path.join(worktree, 'packages', name), path.join(scope, name));
}

async function buildIn(worktree, result) {
  linkModules(inRoot('node_modules'), path.join(worktree, 'node_modules'));
  linkWorkspaces(worktree);
  for (const name of entries(path.join(worktree, 'packages'))) {
    const own = path.join('packages', name, 'node_modules');
    if (existsSync(inRoot(own))) linkModules(inRoot(own), path.join(worktree, own));
  }
  await run(bin('storybook'), ['build', '-o', result, '--disable-telemetry', '--quiet'], {
    cwd: worktree,
    env: { ...process.env, NODE_ENV: 'production' },
    isQuiet: true,
    what: 'Building the style guide of the other revision',
  });
}

/**
 * Returns the folder with the built style guide of a revision, cached by commit in .data/visual. It is built in a separate
 * worktree with the installed packages; a different lock file is reported, but not installed.
 */
export async function buildRevision(revision) {
  const commit = await commitOf(revision);
  const result = inRoot('.data/visual/guides', commit);
  if (existsSync(path.join(result, 'index.json'))) return result;
  const changed = await git('diff', '--name-only', commit, '--', 'package-lock.json');
  if (changed)
    print(
      `${revision} has a different package-lock.json; its style guide is built with the installed packages.`,
    );
  const worktree = inRoot('.data/visual/worktrees', commit);
  await removeWorktree(worktree);
  print(`Building the style guide of ${revision} (${commit.slice(0, 9)}) …`);
  try {
    await git('worktree', 'add', '--detach', '--force', worktree, commit);
    await buildIn(worktree, result);
  } catch (error) {
    rmSync(result, { recursive: true, force: true });
    throw error;
  } finally {
    await removeWorktree(worktree);
  }
  return result;
}

async function removeWorktree(worktree) {
  rmSync(worktree, { recursive: true, force: true });
  await git('worktree', 'prune');
}

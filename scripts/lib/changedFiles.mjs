import { execFileSync } from 'node:child_process';
import { Problem } from './output.mjs';
import { inRoot } from './paths.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: inRoot('.'), encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** Returns the commit to compare with: the merge base with the upstream branch, or the last commit. */
function readBase() {
  try {
    return git('merge-base', 'HEAD', '@{upstream}');
  } catch {
    return 'HEAD';
  }
}

/** Files that differ from `since`, including untracked ones, but not deleted ones. */
export function changedFiles(since = readBase()) {
  try {
    const tracked = git('diff', '--name-only', '--diff-filter=d', since, '--');
    const untracked = git('ls-files', '--others', '--exclude-standard');
    return [...new Set([tracked, untracked].join('\n').split('\n').filter(Boolean))];
  } catch (error) {
    throw new Problem(`Cannot list the changes since ${since}: ${String(error.stderr ?? error).trim()}`);
  }
}

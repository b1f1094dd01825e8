import { execFileSync } from 'node:child_process';
import { Problem } from '../lib/output.mjs';
import { root } from '../lib/paths.mjs';

/** Last commit whose subject is not checked. */
const baseline = '6dc20d424c869ec5a47c483ffb04cd0b162b7479';

const maxLength = 72;

/** Lists the rules of CONTRIBUTING.md that the subject of a commit breaks. */
export function findSubjectProblems(subject) {
  if (/^(Revert|Reapply) "/.test(subject)) return [];
  return [
    subject.length > maxLength && `has ${subject.length} characters, at most ${maxLength} are allowed`,
    subject.includes(';') && 'has a semicolon: make two commits, or move the rest to the body',
    !/^\p{Lu}/u.test(subject) && 'does not begin with a capital letter',
    subject.endsWith('.') && 'ends with a full stop',
  ].filter(Boolean);
}

/** Output of a git command; undefined if it fails. */
function git(cwd, ...args) {
  try {
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

/**
 * Throws a Problem if the subject of a commit since the baseline breaks a rule. Passes without git and in a clone without
 * the baseline (shallow, or with another history).
 */
export function checkCommits({ cwd = root, since = baseline } = {}) {
  const subjects = git(cwd, 'log', '--no-merges', '--format=%s', `${since}..HEAD`) ?? '';
  const problems = subjects
    .split('\n')
    .filter(Boolean)
    .flatMap((subject) => findSubjectProblems(subject).map((problem) => `  "${subject}" ${problem}`));
  if (problems.length > 0)
    throw new Problem(`Change the subjects of these commits (git rebase -i):\n${problems.join('\n')}`);
}

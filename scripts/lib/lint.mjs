import { checkCommits } from '../lint/checkCommits.mjs';
import { checkDecisions } from '../lint/checkDecisions.mjs';
import { checkFolders } from '../lint/checkFolders.mjs';
import { checkNotices } from './notices.mjs';
import { bin } from './paths.mjs';
import { run } from './run.mjs';

/**
 * Lints files or folders: oxlint for the language, its types, React and accessibility (.oxlintrc.json), ESLint for
 * boundaries, the order of imports and the project's own rules (eslint.config.mjs). The folders inside the packages, the
 * index of decisions, the licence notices and the commit subjects are always checked completely. Throws a Problem if a rule
 * is broken.
 */
export async function lint(paths = ['.']) {
  checkFolders();
  checkDecisions();
  checkNotices();
  checkCommits();
  // The rules need types, and Next generates those of the routes.
  await run('npm', ['run', '-s', '-w', '@kmx/site', 'typegen'], { isQuiet: true, what: 'next typegen' });
  const results = await Promise.allSettled([
    run(bin('oxlint'), ['--no-error-on-unmatched-pattern', ...paths], { what: 'oxlint' }),
    run(
      bin('eslint'),
      ['--max-warnings', '0', '--no-warn-ignored', '--no-error-on-unmatched-pattern', ...paths],
      { what: 'eslint' },
    ),
    run(bin('knip'), ['--no-progress', '--no-config-hints'], { what: 'knip' }),
  ]);
  const failure = results.find(({ status }) => status === 'rejected');
  if (failure) throw failure.reason;
}

import { parseArgs } from 'node:util';
import { changedFiles } from './lib/changedFiles.mjs';
import { checkSteps } from './lib/checkSteps.mjs';
import { runMain, print } from './lib/output.mjs';
import { checkInstalled, checkNode } from './lib/preflight.mjs';
import { runSteps } from './lib/steps.mjs';

const help = `npm run check [-- options]

  Checks format, lint, types, generated code, unit tests and stories for everything the change affects:
  uncommitted files, and commits that the upstream branch does not have.

  --since=REV   compare with this revision instead`;

await runMain(async () => {
  checkNode();
  checkInstalled();
  const { values } = parseArgs({ options: { since: { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help) return print(help);
  const files = changedFiles(values.since);
  if (files.length === 0) return print('Nothing has changed.');
  return runSteps(checkSteps(files), {});
});

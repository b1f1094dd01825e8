import path from 'node:path';
import { parseArgs } from 'node:util';
import { Problem, print, runMain } from './lib/output.mjs';
import { checkInstalled } from './lib/preflight.mjs';

const help = `npm run restore -- FOLDER [--force]

Restores a backup of "npm run backup" from FOLDER into the configured databases and folders. Stop all programs first.
Existing data are replaced only with --force.`;

const options = { force: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } };

await runMain(async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) return print(help);
  const [folder] = positionals;
  if (!folder) throw new Problem(`Name a backup.\n\n${help}`);
  checkInstalled();
  const { readDataSettings } = await import('./backup/readDataSettings.mjs');
  const { restore } = await import('./backup/restore.mjs');
  const source = path.resolve(folder);
  const { createdAt } = await restore({ ...readDataSettings(), source, isForced: values.force });
  print(`Restored the backup of ${createdAt}.`);
});

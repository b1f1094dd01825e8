import path from 'node:path';
import { parseArgs } from 'node:util';
import { Problem, print, runMain } from './lib/output.mjs';
import { checkInstalled } from './lib/preflight.mjs';

const help = `npm run restore -- FOLDER [--force]

Brings back what "npm run backup" saved in FOLDER, into the databases and folders of the settings. Stop everything
before. Data that exist are only replaced with --force.`;

const options = { force: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } };

await runMain(async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) return print(help);
  const [folder] = positionals;
  if (!folder) throw new Problem(`Which backup?\n\n${help}`);
  checkInstalled();
  const { readDataSettings } = await import('./backup/readDataSettings.mjs');
  const { restore } = await import('./backup/restore.mjs');
  const source = path.resolve(folder);
  const { createdAt } = await restore({ ...readDataSettings(), source, isForced: values.force });
  print(`The data are those of ${createdAt}.`);
});

import path from 'node:path';
import { parseArgs } from 'node:util';
import { print, runMain } from './lib/output.mjs';
import { checkInstalled } from './lib/preflight.mjs';

const help = `npm run backup [-- --to=FOLDER]

Saves all databases (SQLite or PostgreSQL, depending on the settings), uploads (a folder or an S3-compatible store),
pictures, files, mails and the embedded secrets in a new folder while everything runs. By default the folder is in
DATA_DIR/backups.

To restore it: npm run restore -- FOLDER`;

const options = { to: { type: 'string' }, help: { type: 'boolean', default: false } };

await runMain(async () => {
  const { values } = parseArgs({ options });
  if (values.help) return print(help);
  checkInstalled();
  const { readDataSettings } = await import('./backup/readDataSettings.mjs');
  const { backup } = await import('./backup/backup.mjs');
  const { settings, services } = readDataSettings();
  const createdAt = new Date().toISOString();
  const byDefault = path.join(settings.dataDirectory, 'backups', createdAt.replaceAll(':', '-'));
  const target = values.to ? path.resolve(values.to) : byDefault;
  const { databases, folders, stores } = await backup({ settings, services, target, createdAt });
  const names = [...databases.map(({ name }) => `database ${name}`), ...folders, ...stores];
  print(`Saved ${names.join(', ')} in ${target}`);
});

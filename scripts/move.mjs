import { parseArgs } from 'node:util';
import { Problem, print, runMain } from './lib/output.mjs';
import { checkInstalled } from './lib/preflight.mjs';

const help = `npm run move -- NAME=VALUE …

Copies all data to another kind of database or store. Give the new settings, as .env will have them:

  npm run move -- DATABASE_URL=postgres://user:password@host/name
  npm run move -- DATABASE_URL=
  npm run move -- MEDIA_STORE=s3://library UPLOAD_STORE=s3://uploads
  npm run move -- MEDIA_STORE= UPLOAD_STORE=

Rows move from SQLite to PostgreSQL or back, with DATABASE_URL, PRODUCT_DATABASE_URL, CUSTOMER_DATABASE_URL and
IDENTITY_DATABASE_URL. Pictures and files (MEDIA_STORE) and uploads of customers (UPLOAD_STORE) move between folders and
buckets. An empty value means the default. Stop all programs first. The new databases have to be empty; files that are already
at their new place are skipped, so an interrupted copy can be repeated. Whatever was copied remains where it was.`;

const megabytes = ({ bytes }) => `${(bytes / 1e6).toFixed(1)} MB`;

function printStore({ name, copied, present, missing }) {
  print(
    `Copied ${name}: ${copied.files} files (${megabytes(copied)}); ${present.files} (${megabytes(present)}) were already there.`,
  );
  if (missing.length > 0)
    print(`${missing.length} files that rows name are at neither place:\n  ${missing.join('\n  ')}`);
}

await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.help) return print(help);
  if (positionals.length === 0) throw new Problem(`Give the new settings.\n\n${help}`);
  checkInstalled();
  const { readDataSettings } = await import('./backup/readDataSettings.mjs');
  const { applySettings } = await import('./move/applySettings.mjs');
  const { migrateService } = await import('./move/migrateService.mjs');
  const { move } = await import('./move/move.mjs');
  const from = readDataSettings();
  applySettings(positionals);
  const { databases, stores } = await move({ from, to: readDataSettings(), migrate: migrateService });
  stores.forEach(printStore);
  for (const { name, tables, rows } of databases) print(`Copied ${name}: ${rows} rows of ${tables} tables.`);
  print(
    `Now change ${positionals.map((setting) => setting.split('=')[0]).join(', ')} in the settings of the programs, then start them.`,
  );
});

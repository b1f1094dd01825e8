import { parseArgs } from 'node:util';
import { Problem, print, runMain } from './lib/output.mjs';
import { checkInstalled } from './lib/preflight.mjs';

const help = `npm run move -- NAME=VALUE …

Copies all data from SQLite to PostgreSQL or back. Give the settings of the new databases, as .env will have them:

  npm run move -- DATABASE_URL=postgres://user:password@host/name
  npm run move -- DATABASE_URL=

Names are DATABASE_URL, PRODUCT_DATABASE_URL, CUSTOMER_DATABASE_URL and IDENTITY_DATABASE_URL; an empty value means the
default. Stop all programs first. The new databases have to be empty; the old ones remain as they are.`;

await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.help) return print(help);
  if (positionals.length === 0) throw new Problem(`Give the settings of the new databases.\n\n${help}`);
  checkInstalled();
  const { readDataSettings } = await import('./backup/readDataSettings.mjs');
  const { applySettings } = await import('./move/applySettings.mjs');
  const { migrateService } = await import('./move/migrateService.mjs');
  const { move } = await import('./move/move.mjs');
  const from = readDataSettings();
  applySettings(positionals);
  const copied = await move({ from, to: readDataSettings(), migrate: migrateService });
  for (const { name, tables, rows } of copied) print(`Copied ${name}: ${rows} rows of ${tables} tables.`);
  print(
    `Now change ${positionals.map((setting) => setting.split('=')[0]).join(', ')} in the settings of the programs, then start them.`,
  );
});

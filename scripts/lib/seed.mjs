import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';
import { faint, say } from './say.mjs';

const markerFile = (settings, name) =>
  path.join(settings.dataDirectory, name === 'content' ? 'seeded' : `seeded-${name}`);
/** A marker belongs to one database: another DATABASE_URL is seeded anew. */
const databaseOf = ({ DATABASE_URL: url }) =>
  url ? createHash('sha256').update(url).digest('hex') : 'embedded';

/** Whether the demo data `content`, `product` or `customers` have been written. */
export function isSeeded(settings, name) {
  const file = markerFile(settings, name);
  return existsSync(file) && readFileSync(file, 'utf8').trim() === databaseOf(settings);
}

function markSeeded(settings, name) {
  mkdirSync(settings.dataDirectory, { recursive: true });
  writeFileSync(markerFile(settings, name), databaseOf(settings));
}

const cms = (command, service, onLine) =>
  run('npm', ['run', '-s', '-w', '@kmx/content-service', 'cms', '--', command], {
    env: { ...service.env, NODE_ENV: 'production' },
    isQuiet: true,
    onLine,
    what: `The content service's "${command}"`,
  });

/** Migrates the database and fills it with the demo content, showing what the seed says about its progress. */
export async function seedContent(settings, service, { isQuiet = false } = {}) {
  mkdirSync(settings.dataDirectory, { recursive: true });
  await cms('seed', service, isQuiet ? undefined : (line) => say(faint(`      ${line}`)));
  markSeeded(settings, 'content');
}

/** Fills the product service's database with the demo range. */
export async function seedProduct(settings, service, { isQuiet = false } = {}) {
  await run('npm', ['run', '-s', '-w', '@kmx/product-service', 'seed'], {
    env: { ...service.env, NODE_ENV: 'production' },
    isQuiet: true,
    onLine: isQuiet ? undefined : (line) => say(faint(`      ${line}`)),
    what: 'The seed of the product service',
  });
  markSeeded(settings, 'product');
}

/** Fills the identity provider and the customer service with the same demo people, who can then sign in, and with what they work on. */
export async function seedCustomers(settings, { identity, customer }, { isQuiet = false } = {}) {
  for (const [name, service] of Object.entries({ identity, customer }))
    await run('node', ['--enable-source-maps', '.build/cli.mjs', 'seed'], {
      cwd: service.cwd,
      env: { ...service.env, NODE_ENV: 'production' },
      isQuiet: true,
      onLine: isQuiet ? undefined : (line) => say(faint(`      ${line}`)),
      what: `The seed of ${name}`,
    });
  markSeeded(settings, 'customers');
}

/** Brings the database of an earlier version up to date. */
export const migrateContent = (service) => cms('migrate', service);

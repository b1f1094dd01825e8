import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { faint, print } from './output.mjs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

const markerFile = (settings, name) =>
  path.join(settings.dataDirectory, name === 'content' ? 'seeded' : `seeded-${name}`);
/** A marker lists the seeded databases, one in each line; another DATABASE_URL is seeded again. */
const databaseOf = ({ DATABASE_URL: url }) =>
  url ? createHash('sha256').update(url).digest('hex') : 'embedded';

const readMarker = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);

/** True if the part `content`, `product` or `customers` of the demo has been seeded. */
export const isSeeded = (settings, name) =>
  readMarker(markerFile(settings, name)).includes(databaseOf(settings));

export const demoParts = ['content', 'product', 'customers'];

export const listSeeded = (settings) => demoParts.filter((name) => isSeeded(settings, name));

export const isAnySeeded = (settings) => listSeeded(settings).length > 0;

export function markSeeded(settings, name) {
  mkdirSync(settings.dataDirectory, { recursive: true });
  const file = markerFile(settings, name);
  const databases = new Set([...readMarker(file), databaseOf(settings)]);
  writeFileSync(file, [...databases].join('\n'));
}

/** Runs the seed program of a service on its database. */
const seedPart = (part, service, { isQuiet = false } = {}) =>
  run('node', [inRoot('demo/seed.mjs'), part], {
    env: { ...service.env, NODE_ENV: 'production' },
    isQuiet: true,
    onLine: isQuiet ? undefined : (line) => print(faint(`      ${line}`)),
    what: `The demo data for ${service.title}`,
  });

/** Migrates the database, seeds the demo content and prints the progress. */
export async function seedContent(settings, service, options) {
  await seedPart('content', service, options);
  markSeeded(settings, 'content');
}

export async function seedProduct(settings, service, options) {
  await seedPart('product', service, options);
  markSeeded(settings, 'product');
}

/** Seeds the identity provider and the customer service with the same demo users and their data. */
export async function seedCustomers(settings, { identity, customer }, options) {
  await seedPart('identity', identity, options);
  await seedPart('customer', customer, options);
  markSeeded(settings, 'customers');
}

export const migrateContent = (service) =>
  run('npm', ['run', '-s', '-w', '@kmx/content-service', 'cms', '--', 'migrate'], {
    env: { ...service.env, NODE_ENV: 'production' },
    isQuiet: true,
    what: "The migration of the content service's database",
  });

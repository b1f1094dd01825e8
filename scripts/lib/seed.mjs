import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';
import { faint, say } from './say.mjs';

const markerFile = (settings) => path.join(settings.dataDirectory, 'seeded');
/** A marker belongs to one database: another DATABASE_URL is seeded anew. */
const databaseOf = ({ DATABASE_URL: url }) =>
  url ? createHash('sha256').update(url).digest('hex') : 'embedded';

export function isSeeded(settings) {
  const file = markerFile(settings);
  return existsSync(file) && readFileSync(file, 'utf8').trim() === databaseOf(settings);
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
  writeFileSync(markerFile(settings), databaseOf(settings));
}

/** Brings the database of an earlier version up to date. */
export const migrateContent = (service) => cms('migrate', service);

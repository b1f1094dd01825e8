import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { lockOwner } from '../lib/lock.mjs';
import { Problem } from '../lib/output.mjs';
import { demoParts } from '../lib/seed.mjs';
import { manifestName } from './backup.mjs';
import { fileNameOf, hasTables, loadDatabase } from './databases.mjs';
import { describeData } from './describeData.mjs';
import { markDemo } from './markDemo.mjs';
import { hasObjects, loadObjects } from './objects.mjs';

const manifestSchema = z.object({
  createdAt: z.string(),
  databases: z.array(z.object({ name: z.string(), kind: z.enum(['sqlite', 'postgres']) })),
  folders: z.array(z.string()),
  stores: z.array(z.string()),
  demo: z.array(z.enum(demoParts)),
});

function readManifest(source) {
  const file = path.join(source, manifestName);
  if (!existsSync(file))
    throw new Problem(`${source} is not a complete backup: it contains no ${manifestName}.`);
  return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Returns the configured databases that a backup contains. Both must be of the same type. */
function matchDatabases(saved, databases) {
  for (const { name, kind } of saved) {
    const own = databases.find((database) => database.name === name);
    if (own?.kind !== kind)
      throw new Problem(
        `The backup contains the ${kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'} database "${name}", but the settings have ${own ? 'another type' : 'no such database'}. Restore the previous value of DATABASE_URL.`,
      );
  }
  return databases.filter((database) => saved.some(({ name }) => name === database.name));
}

const hasFiles = (folder) => existsSync(folder) && readdirSync(folder).length > 0;

/** Setting that determines whether a part is in folders or in a store. */
const settingOf = (part) => (part === 'uploads' ? 'UPLOAD_STORE' : 'MEDIA_STORE');

/** Returns the configured parts that a backup contains. Each is restored to the same type, a folder or a store. */
function matchParts(saved, own, description) {
  for (const name of saved)
    if (!own.some((part) => part.name === name))
      throw new Problem(
        `The backup contains "${name}" ${description}, but the settings have none. Restore the previous value of ${settingOf(name)}.`,
      );
  return own.filter(({ name }) => saved.includes(name));
}

async function rejectOverwriting({ databases, folders, stores }) {
  const full = [];
  for (const database of databases)
    if (await hasTables(database)) full.push(`the database "${database.name}"`);
  for (const folder of folders) if (hasFiles(folder.path)) full.push(folder.path);
  for (const { address } of stores) if (await hasObjects(address)) full.push(address);
  if (full.length > 0)
    throw new Problem(
      `There are already data: ${full.join(', ')}. Add --force to replace them with the backup.`,
    );
}

/** Replaces databases, uploads and secrets with those of the backup in the folder `source`. Returns its manifest. */
export async function restore({ settings, services, source, isForced }) {
  const owner = lockOwner(settings.dataDirectory);
  if (owner)
    throw new Problem(`Process ${owner} is using these data. Stop it first, with Ctrl-C or: kill ${owner}`);
  const manifest = readManifest(source);
  const data = describeData(services);
  const databases = matchDatabases(manifest.databases, data.databases);
  const folders = matchParts(manifest.folders, data.folders, 'in a folder');
  const stores = matchParts(manifest.stores, data.stores, 'in an S3-compatible store');
  if (!isForced) await rejectOverwriting({ databases, folders, stores });
  for (const database of databases) await loadDatabase(database, path.join(source, fileNameOf(database)));
  for (const folder of folders) {
    rmSync(folder.path, { recursive: true, force: true });
    cpSync(path.join(source, folder.name), folder.path, { recursive: true });
  }
  for (const { name, address } of stores) await loadObjects(address, path.join(source, name));
  const secrets = path.join(source, 'secrets.json');
  mkdirSync(settings.dataDirectory, { recursive: true });
  if (existsSync(secrets)) copyFileSync(secrets, path.join(settings.dataDirectory, 'secrets.json'));
  markDemo(settings, manifest.demo);
  return manifest;
}

import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { markEmpty } from '../lib/demo.mjs';
import { lockOwner } from '../lib/lock.mjs';
import { Problem } from '../lib/output.mjs';
import { demoParts, markSeeded } from '../lib/seed.mjs';
import { manifestName } from './backup.mjs';
import { fileNameOf, hasTables, loadDatabase } from './databases.mjs';
import { describeData } from './describeData.mjs';
import { holdsObjects, loadObjects } from './objects.mjs';

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
    throw new Problem(`${source} is no whole backup: there is no ${manifestName} in it.`);
  return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The databases of the settings for those of a backup; both have to be of the same kind. */
function matchDatabases(saved, databases) {
  for (const { name, kind } of saved) {
    const own = databases.find((database) => database.name === name);
    if (own?.kind !== kind)
      throw new Problem(
        `The backup holds the database "${name}" of ${kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, and the settings name ${own ? 'another kind' : 'no such database'}. Set DATABASE_URL as it was.`,
      );
  }
  return databases.filter((database) => saved.some(({ name }) => name === database.name));
}

const holdsFiles = (folder) => existsSync(folder) && readdirSync(folder).length > 0;

/** Setting that decides whether a part is in folders or in a store. */
const settingOf = (part) => (part === 'uploads' ? 'UPLOAD_STORE' : 'MEDIA_STORE');

/** Returns the parts of the settings that a backup holds. Each goes back to where it was, a folder or a store. */
function matchParts(saved, own, description) {
  for (const name of saved)
    if (!own.some((part) => part.name === name))
      throw new Problem(
        `The backup holds "${name}" ${description}, and the settings name none. Set ${settingOf(name)} as it was.`,
      );
  return own.filter(({ name }) => saved.includes(name));
}

async function rejectOverwriting({ databases, folders, stores }) {
  const full = [];
  for (const database of databases)
    if (await hasTables(database)) full.push(`the database "${database.name}"`);
  for (const folder of folders) if (holdsFiles(folder.path)) full.push(folder.path);
  for (const { address } of stores) if (await holdsObjects(address)) full.push(address);
  if (full.length > 0)
    throw new Problem(
      `There are data already: ${full.join(', ')}. Add --force to replace them by the backup.`,
    );
}

/** Marks which demo data are there, so that the next start writes none over what was restored. */
function markDemo(settings, demo) {
  for (const part of demo) markSeeded(settings, part);
  if (demo.length < demoParts.length) markEmpty(settings);
}

/** Replaces databases, uploads and secrets by those of the backup in the folder `source`. Returns its manifest. */
export async function restore({ settings, services, source, isForced }) {
  const owner = lockOwner(settings.dataDirectory);
  if (owner)
    throw new Problem(
      `Process ${owner} runs on these data. Stop it first: with Ctrl-C, or with: kill ${owner}`,
    );
  const manifest = readManifest(source);
  const data = describeData(services);
  const databases = matchDatabases(manifest.databases, data.databases);
  const folders = matchParts(manifest.folders, data.folders, 'of a folder');
  const stores = matchParts(manifest.stores, data.stores, 'of an S3-compatible store');
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

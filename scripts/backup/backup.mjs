import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Problem } from '../lib/output.mjs';
import { listSeeded } from '../lib/seed.mjs';
import { fileNameOf, saveDatabase } from './databases.mjs';
import { describeData } from './describeData.mjs';
import { saveObjects } from './objects.mjs';

export const manifestName = 'backup.json';
const secretsName = 'secrets.json';
/** Excludes uploads that are still being received. */
const isComplete = (file) => !file.endsWith('.part');

/**
 * Saves databases, uploads and the embedded secrets in the folder `target` while everything runs. Databases come first:
 * files that their rows refer to exist by then, and files added later belong to no row. Returns the manifest.
 */
export async function backup({ settings, services, target, createdAt }) {
  if (existsSync(target)) throw new Problem(`${target} already exists. Choose another folder with --to.`);
  const { databases, folders, stores } = describeData(services);
  const unfinished = `${target}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const saved = [];
  for (const database of databases)
    if (await saveDatabase(database, path.join(unfinished, fileNameOf(database))))
      saved.push({ name: database.name, kind: database.kind });
  const present = folders.filter((folder) => existsSync(folder.path));
  for (const folder of present)
    cpSync(folder.path, path.join(unfinished, folder.name), { recursive: true, filter: isComplete });
  for (const { name, address } of stores) await saveObjects(address, path.join(unfinished, name));
  const secrets = path.join(settings.dataDirectory, secretsName);
  if (existsSync(secrets)) copyFileSync(secrets, path.join(unfinished, secretsName));
  const manifest = {
    createdAt,
    databases: saved,
    folders: present.map(({ name }) => name),
    stores: stores.map(({ name }) => name),
    demo: listSeeded(settings),
  };
  writeFileSync(path.join(unfinished, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
  chmodSync(unfinished, 0o700);
  renameSync(unfinished, target);
  return manifest;
}

import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot, services } from './config.mjs';
import { generateFiles } from './generate.mjs';
import { printSchema, readSnapshot } from './schema.mjs';

// --keep-schema: uses the snapshot, if only a document has changed.
const usesSnapshot = process.argv.includes('--keep-schema');

try {
  for (const service of services) await renew(service);
} catch (error) {
  console.error(`codegen: ${error.message}`);
  process.exitCode = 1;
}

async function renew(service) {
  const sdl = await (usesSnapshot ? readSnapshot(service) : printSchema(service));
  const { files, folders } = await generateFiles(service, sdl);
  for (const folder of folders) await empty(path.join(repositoryRoot, folder));
  for (const [file, content] of files) await write(path.join(repositoryRoot, file), content);
  if (!usesSnapshot) await write(service.schemaPath, sdl);
  const where = folders.length > 0 ? folders.join(' and ') : 'no package: none has a document of it';
  console.log(`codegen: ${service.name}: wrote ${files.size} files in ${where}`);
}

/** Removes the files of a folder; subfolders belong to other services. */
async function empty(folder) {
  await mkdir(folder, { recursive: true });
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isFile()) await rm(path.join(folder, entry.name));
}

async function write(file, content) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

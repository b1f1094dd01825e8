import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot, services } from './config.mjs';
import { generateFiles } from './generate.mjs';
import { printSchema } from './schema.mjs';

try {
  const stale = [];
  for (const service of services) stale.push(...(await staleFiles(service)));
  if (stale.length > 0) {
    console.error(
      `codegen: out of date:\n${stale.map((file) => `  ${file}`).join('\n')}\nRun "npm run codegen" and commit the result.`,
    );
    process.exitCode = 1;
  } else {
    console.log('codegen: generated code is up to date');
  }
} catch (error) {
  console.error(`codegen: ${error.message}`);
  process.exitCode = 1;
}

async function staleFiles(service) {
  const sdl = await printSchema(service);
  const { files, folders } = await generateFiles(service, sdl);
  const expected = new Map([[path.relative(repositoryRoot, service.schemaPath), sdl], ...files]);
  const stale = [];
  for (const [file, content] of expected) {
    if ((await committed(file)) !== content) stale.push(file);
  }
  for (const folder of folders) {
    for (const file of await existing(folder))
      if (!expected.has(file)) stale.push(`${file} (no longer generated)`);
  }
  return stale;
}

async function committed(file) {
  const absolute = path.join(repositoryRoot, file);
  return existsSync(absolute) ? readFile(absolute, 'utf8') : undefined;
}

/** Files of a folder; subfolders belong to other services. */
async function existing(folder) {
  const absolute = path.join(repositoryRoot, folder);
  if (!existsSync(absolute)) return [];
  const entries = await readdir(absolute, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => `${folder}${entry.name}`);
}

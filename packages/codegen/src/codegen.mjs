import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot, schemaPath } from './config.mjs';
import { generateFiles } from './generate.mjs';
import { printSchema, readSnapshot } from './schema.mjs';

// --keep-schema: from the snapshot as it is, when only a document has changed.
const keepsSchema = process.argv.includes('--keep-schema');

try {
  const sdl = await (keepsSchema ? readSnapshot() : printSchema());
  const { files, folders } = await generateFiles(sdl);
  for (const folder of folders) await rm(path.join(repositoryRoot, folder), { recursive: true, force: true });
  for (const [file, content] of files) await write(path.join(repositoryRoot, file), content);
  if (!keepsSchema) await write(schemaPath, sdl);
  console.log(`codegen: wrote ${files.size} files in ${folders.join(' and ')}`);
} catch (error) {
  console.error(`codegen: ${error.message}`);
  process.exitCode = 1;
}

async function write(file, content) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

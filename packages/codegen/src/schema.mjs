import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { buildSchema } from 'graphql';
import { repositoryRoot, schemaPath } from './config.mjs';

const run = promisify(execFile);
const command = ['run', '-s', '-w', '@kmx/content-service', 'cms', '--', 'schema'];

export const readSnapshot = async () => (existsSync(schemaPath) ? readFile(schemaPath, 'utf8') : '');

/** Has the content service write the schema of its content model to the snapshot; needs no database, no network. */
export async function refreshSnapshot() {
  try {
    await run('npm', command, { cwd: repositoryRoot });
  } catch (cause) {
    throw new Error(
      `The schema could not be read from the content model: "npm ${command.join(' ')}" failed.\n${cause.stderr || cause.message}`,
      { cause },
    );
  }
  const sdl = await readSnapshot();
  try {
    buildSchema(sdl);
  } catch (cause) {
    throw new Error(`The content service wrote an invalid GraphQL schema: ${cause.message}`, { cause });
  }
  return sdl;
}

/** What the snapshot would be now; leaves the file as it was. */
export async function previewSnapshot() {
  const before = await readSnapshot();
  try {
    return await refreshSnapshot();
  } finally {
    await writeFile(schemaPath, before);
  }
}

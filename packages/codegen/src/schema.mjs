import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { buildSchema } from 'graphql';
import { repositoryRoot, schemaPath } from './config.mjs';

const run = promisify(execFile);
const command = ['run', '-s', '-w', '@kmx/content-service', 'cms', '--', 'schema'];
const maxBuffer = 32 * 1024 * 1024;

export const readSnapshot = async () => (existsSync(schemaPath) ? readFile(schemaPath, 'utf8') : '');

/** The schema that the content model has now, as the service prints it; needs no database and no network. */
export async function printSchema() {
  let sdl;
  try {
    ({ stdout: sdl } = await run('npm', command, { cwd: repositoryRoot, maxBuffer }));
  } catch (cause) {
    throw new Error(
      `The schema could not be read from the content model: "npm ${command.join(' ')}" failed.\n${cause.stderr || cause.message}`,
      { cause },
    );
  }
  try {
    buildSchema(sdl);
  } catch (cause) {
    throw new Error(`The content service printed an invalid GraphQL schema: ${cause.message}`, { cause });
  }
  return sdl;
}

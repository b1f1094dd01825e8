import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { buildSchema } from 'graphql';
import { repositoryRoot } from './config.mjs';

const run = promisify(execFile);
const maxBuffer = 32 * 1024 * 1024;

export const readSnapshot = async ({ schemaPath }) =>
  existsSync(schemaPath) ? readFile(schemaPath, 'utf8') : '';

/** Current schema of a service; needs no database and no network. */
export async function printSchema({ name, command }) {
  let sdl;
  try {
    ({ stdout: sdl } = await run('npm', command, { cwd: repositoryRoot, maxBuffer }));
  } catch (cause) {
    throw new Error(
      `The schema could not be read from the ${name} service: "npm ${command.join(' ')}" failed.\n${cause.stderr || cause.message}`,
      { cause },
    );
  }
  try {
    buildSchema(sdl);
  } catch (cause) {
    throw new Error(`The ${name} service printed an invalid GraphQL schema: ${cause.message}`, { cause });
  }
  return sdl;
}

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from './findFreePort';
import { unprivileged } from './unprivileged';

const installations = '/usr/lib/postgresql';
const readyLine = 'database system is ready to accept connections';

export const findPostgres = (): string | null => {
  if (!existsSync(installations)) return null;
  const versions = readdirSync(installations).sort((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => path.join(installations, version, 'bin'));
  return folders.find((folder) => existsSync(path.join(folder, 'initdb'))) ?? null;
};

const untilReady = async (server: ChildProcess): Promise<void> => {
  if (!server.stderr) throw new Error('PostgreSQL says nothing.');
  const lines: string[] = [];
  for await (const line of createInterface({ input: server.stderr })) {
    lines.push(line);
    if (line.includes(readyLine)) return void server.stderr.resume();
  }
  throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`);
};

export interface ScratchPostgres {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts an empty PostgreSQL on a free port, in a folder that `stop` removes. Detached, it does not get the Ctrl-C of the
 * terminal.
 */
export const startScratchPostgres = async (
  binaries: string,
  { isDetached = false } = {},
): Promise<ScratchPostgres> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kmx-pg-'));
  const owner = unprivileged();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const options = { ...owner, cwd: folder, env: { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: folder } };
  const initialise = [
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=trust',
    '--no-sync',
    '--locale=C.UTF-8',
    '-E',
    'UTF8',
  ];
  execFileSync(path.join(binaries, 'initdb'), initialise, { ...options, stdio: 'ignore' });
  const port = await findFreePort();
  const settings = [
    `listen_addresses=127.0.0.1`,
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=300',
  ];
  const server = spawn(
    path.join(binaries, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, detached: isDetached, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(server, 'exit');
  await untilReady(server);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      // The smart shutdown waits for closing connections.
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { findFreePort } from './findFreePort';
import { findProgram } from './findProgram';

/** The path of redis-server, or null where it is not installed. */
export const findRedis = (): string | null => findProgram('redis-server');

/** Starts an empty Redis on a free port, which writes nothing to the disk. Detached, it does not get the Ctrl-C of the terminal. */
export const startScratchRedis = async (
  program: string,
  { isDetached = false } = {},
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const port = await findFreePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(program, settings, { detached: isDetached, stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(server, 'exit');
  for await (const line of createInterface({ input: server.stdout }))
    if (line.includes('Ready to accept connections')) break;
  server.stdout.resume();
  if (server.exitCode !== null) throw new Error('Redis did not start.');
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
};

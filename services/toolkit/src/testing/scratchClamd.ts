import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { eicar } from './fakeClamd';
import { findFreePort } from './findFreePort';
import { findProgram } from './findProgram';
import { unprivileged } from './unprivileged';

/** Returns the path of clamd, or null if it is not installed. Debian installs it outside the PATH of ordinary users. */
export const findClamd = (): string | null => findProgram('clamd', ['/usr/sbin', '/opt/homebrew/sbin']);

const deployed = path.resolve(__dirname, '../../../../deploy/clamd.conf');

/** Returns `deploy/clamd.conf` with other values of some options. */
const configure = (options: Readonly<Record<string, string>>): string => {
  const isUnchanged = (line: string): boolean => {
    const [name = ''] = line.split(' ');
    return !(name in options) && !['User', 'LocalSocket'].includes(name);
  };
  const lines = readFileSync(deployed, 'utf8').split('\n').filter(isUnchanged);
  return [...lines, ...Object.entries(options).map((option) => option.join(' ')), ''].join('\n');
};

const isResponding = async (port: number): Promise<boolean> => {
  const socket = connect({ host: '127.0.0.1', port });
  socket.write('zPING\0');
  return text(socket).then(
    (reply) => reply === 'PONG\0',
    () => false,
  );
};

const untilReady = async (server: ChildProcess, port: number, output: () => string): Promise<void> => {
  while (!(await isResponding(port))) {
    if (server.exitCode !== null) throw new Error(`clamd did not start:\n${output()}`);
    await delay(50);
  }
};

/**
 * Starts clamd on a free port with `deploy/clamd.conf`, changed by `options`. Its only signature is that of the EICAR test
 * file, because those of freshclam would have to be downloaded. `stop` removes its folder.
 */
export const startScratchClamd = async (
  program: string,
  options: Readonly<Record<string, string>> = {},
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kmx-clamd-'));
  const owner = unprivileged();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const signatures = path.join(folder, 'signatures');
  mkdirSync(signatures);
  writeFileSync(path.join(signatures, 'test.ndb'), `Eicar-Test-Signature:0:*:${eicar.toString('hex')}\n`);
  const port = await findFreePort();
  const file = path.join(folder, 'clamd.conf');
  writeFileSync(
    file,
    configure({
      TCPSocket: String(port),
      TCPAddr: '127.0.0.1',
      PidFile: path.join(folder, 'clamd.pid'),
      DatabaseDirectory: signatures,
      TemporaryDirectory: folder,
      ...options,
    }),
  );
  chmodSync(file, 0o644);
  const server = spawn(program, ['--config-file', file], { ...owner, cwd: folder });
  const ended = once(server, 'exit');
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await untilReady(server, port, () => output);
  return {
    url: `tcp://127.0.0.1:${port}`,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

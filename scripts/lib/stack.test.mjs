import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { lockOwner, takeLock } from './lock.mjs';
import { checkNode, checkPorts } from './preflight.mjs';
import { createStack } from './stack.mjs';

const directory = mkdtempSync(path.join(tmpdir(), 'stack-test-'));
after(() => rmSync(directory, { recursive: true, force: true }));

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** A program that is ready on `port` and has a child process, which must also be stopped. */
const program = (port, extra = '') => `
  require('node:child_process').spawn('sleep', ['300'], { stdio: 'ignore' });
  require('node:http').createServer((q, a) => a.end('ok')).listen(${port}, () => console.log('listening'));
  process.on('SIGTERM', () => {}); ${extra}`;

const service = (port, code) => ({
  name: 'example',
  title: 'the example',
  ready: `http://localhost:${port}/readyz`,
  cwd: directory,
  env: process.env,
  production: ['node', ['-e', code]],
});

const create = (pauses) =>
  createStack({ isQuiet: true, logDirectory: path.join(directory, 'logs'), timeout: 10_000, pauses });

test('is ready when its programs respond, and leaves no process behind', async () => {
  const port = await freePort();
  const stack = create();
  await stack.start(service(port, program(port, "console.log('pid ' + process.pid)")));
  const pid = Number(/pid (\d+)/.exec(readFileSync(path.join(directory, 'logs/example.log'), 'utf8'))[1]);
  await stack.stop();
  assert.throws(() => process.kill(-pid, 0), { code: 'ESRCH' });
});

test('reports a program that fails to start with its last lines', async () => {
  const stack = create();
  const dying = service(await freePort(), "console.error('no database here'); process.exit(3)");
  await assert.rejects(
    stack.start(dying),
    /the example ended unexpectedly \(exit code 3\)[^]*no database here/,
  );
  await stack.stop();
});

test('ends without restarts when a program dies', async () => {
  const port = await freePort();
  const stack = create();
  await stack.start(
    service(port, program(port, "setTimeout(() => { console.log('bye'); process.exit(7); }, 900)")),
  );
  await assert.rejects(stack.ended, /exit code 7[^]*bye/);
  await stack.stop();
});

const isReady = (port) =>
  fetch(`http://localhost:${port}/readyz`).then(
    (response) => response.ok,
    () => false,
  );

/** Waits for a change in another process. */
async function until(check) {
  const deadline = Date.now() + 10_000;
  while (!(await check())) {
    assert.ok(Date.now() < deadline, 'It did not happen.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const pidsOf = (name) =>
  [...readFileSync(path.join(directory, `logs/${name}.log`), 'utf8').matchAll(/pid (\d+)/g)].map(([, pid]) =>
    Number(pid),
  );

test('restarts a program that died, while the others continue', async () => {
  const [port, otherPort] = [await freePort(), await freePort()];
  const stack = create([10, 10]);
  await stack.start({ ...service(otherPort, program(otherPort)), name: 'other', title: 'the other' });
  await stack.start({ ...service(port, program(port, "console.log('pid ' + process.pid)")), name: 'again' });
  const [first] = pidsOf('again');
  process.kill(first, 'SIGKILL');
  await until(async () => pidsOf('again').length === 2 && (await isReady(port)));
  assert.ok(await isReady(otherPort));
  await stack.stop();
  assert.throws(() => process.kill(pidsOf('again')[1], 0), { code: 'ESRCH' });
});

test('gives up a program that dies repeatedly, and ends with the last one', async () => {
  const port = await freePort();
  const stack = create([10, 10]);
  const dying = program(port, "console.log('pid ' + process.pid); setTimeout(() => process.exit(7), 900)");
  await stack.start({ ...service(port, dying), name: 'dying' });
  await assert.rejects(stack.ended, /exit code 7/);
  assert.equal(pidsOf('dying').length, 3);
  await stack.stop();
});

test('rejects a second start on the same data, and ignores a stale lock', () => {
  const giveBack = takeLock(directory);
  assert.equal(lockOwner(directory), undefined);
  giveBack();
  takeLock(directory)();
});

test('reports a port in use with its purpose and its variable', async () => {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, resolve));
  const { port } = server.address();
  const requested = [{ port, purpose: 'the site', variable: 'SITE_PORT' }];
  await assert.rejects(checkPorts(requested), new RegExp(`Port ${port} \\(the site\\).*SITE_PORT=`));
  server.close();
});

test('rejects an old version of Node and names the remedy', () => {
  assert.throws(() => checkNode('20.19.0'), /needs Node 20\.20 or newer, and this is Node 20\.19\.0/);
  checkNode('20.20.2');
  checkNode('24.1.0');
});

test('restarts a program on request and waits until its successor is ready', async () => {
  const port = await freePort();
  const stack = create();
  const polite = service(
    port,
    `require('node:http').createServer((q, a) => a.end('ok')).listen(${port});
     process.on('SIGTERM', () => process.exit());`,
  );
  await stack.start(polite);
  const before = stack.pidOf('example');
  await stack.restart(polite);
  assert.throws(() => process.kill(before, 0), { code: 'ESRCH' });
  assert.equal((await fetch(polite.ready)).status, 200);
  assert.notEqual(stack.pidOf('example'), before);
  await stack.stop();
});

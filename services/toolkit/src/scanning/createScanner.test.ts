import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { complex, eicar, startFakeClamd, type FakeClamd } from '../testing/fakeClamd';
import { findFreePort } from '../testing/findFreePort';
import { clamdUrlSchema } from './clamdAddress';
import { createScanner } from './createScanner';

let clamd: FakeClamd;
beforeEach(async () => {
  clamd = await startFakeClamd();
});
afterEach(() => clamd.stop());

const scan = (...chunks: Buffer[]) => createScanner(clamd.address)(Readable.from(chunks));
const large = Buffer.alloc(3_000_000, 'wire');

test.each([
  ['an empty file', []],
  ['a file in several chunks', [Buffer.from('one'), Buffer.alloc(0), Buffer.from('two'), large]],
])('sends %s whole', async (_, chunks) => {
  expect(await scan(...chunks)).toEqual({ kind: 'clean' });
  expect(clamd.files.map((file) => file.equals(Buffer.concat(chunks)))).toEqual([true]);
});

test('names the malware of an infected file', async () => {
  expect(await scan(large, eicar)).toEqual({ kind: 'infected', signature: 'Eicar-Test-Signature' });
});

test('distinguishes a file that exceeds its limits from malware', async () => {
  expect(await scan(large, complex)).toEqual({
    kind: 'tooComplex',
    limit: 'Heuristics.Limits.Exceeded.MaxRecursion',
  });
});

test.each([
  ['a file over its limit', 'INSTREAM size limit exceeded. ERROR'],
  ['nothing', ''],
  ['a clean file before it has it', 'stream: OK'],
])('fails if the scanner reports %s', async (_, reply) => {
  clamd.replyWith(reply);
  const endless = new Readable({
    read() {
      setImmediate(() => this.push(Buffer.alloc(65_536)));
    },
  });
  expect(await createScanner(clamd.address)(endless)).toMatchObject({ kind: 'failed' });
});

test('ends whenever the scanner replies, and lets others read the file', async () => {
  clamd.replyWith('INSTREAM size limit exceeded. ERROR');
  for (let turn = 0; turn < 400; turn += 1) {
    const source = Readable.from(
      (async function* () {
        for (let chunk = 0; chunk < 32; chunk += 1) {
          if (turn % 3 > 0) await new Promise((resolve) => setImmediate(resolve));
          yield Buffer.alloc(65_536 - (turn % 7) * 1000);
        }
      })(),
    );
    const copy = source.pipe(new PassThrough().on('error', () => undefined));
    const scanned = createScanner(clamd.address)(copy);
    const sink = source.pipe(createWriteStream('/dev/null'));
    expect(await scanned).toMatchObject({ kind: 'failed' });
    await finished(sink);
  }
});

test('fails if nothing listens', async () => {
  const port = await findFreePort();
  const result = await createScanner({ host: '127.0.0.1', port })(Readable.from([large]));
  expect(result).toMatchObject({ kind: 'failed', error: { code: 'ECONNREFUSED' } });
});

test('fails if the file breaks off, and when it is aborted', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      await Promise.reject(new Error('cut off'));
    })(),
  );
  expect(await createScanner(clamd.address)(broken)).toMatchObject({ kind: 'failed' });
  const stop = new AbortController();
  const waiting = createScanner(clamd.address)(new Readable({ read: () => undefined }), stop.signal);
  stop.abort();
  expect(await waiting).toMatchObject({ kind: 'failed' });
  expect(clamd.files).toEqual([]);
});

test('waits for a sender who pauses', async () => {
  const slow = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      await new Promise((resolve) => setTimeout(resolve, 300));
      yield Buffer.from('half');
    })(),
  );
  expect(await createScanner(clamd.address, 100)(slow)).toEqual({ kind: 'clean' });
});

test.each([
  ['reads the file and does not reply', (client: Socket) => client.resume()],
  ['does not read the file', (client: Socket) => client.pause()],
])('fails if the scanner %s', async (_, serve) => {
  const clients: Socket[] = [];
  const server = createServer((client) => {
    clients.push(serve(client.on('error', () => undefined)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const content = Readable.from(Array.from({ length: 10 }, () => large));
  const result = await createScanner({ host: '127.0.0.1', port: address.port }, 100)(content);
  expect(result).toMatchObject({
    kind: 'failed',
    error: { message: 'The scanner did not respond in time.' },
  });
  for (const client of clients) client.destroy();
  server.close();
});

test('reaches a scanner by its socket', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kmx-clamd-'));
  const socket = path.join(folder, 'clamd.sock');
  const server = createServer((client) => client.once('data', () => client.end('stream: X FOUND\0')));
  await once(server.listen(socket), 'listening');
  const address = clamdUrlSchema.parse(`unix:${socket}`);
  if (!address) throw new Error('There is no address.');
  const result = await createScanner(address)(Readable.from([Buffer.from('x')]));
  expect(result).toEqual({ kind: 'infected', signature: 'X' });
  server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['tcp://clamd:3310', { host: 'clamd', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['unix:/run/clamd.sock', { path: '/run/clamd.sock' }],
  ['unix:///run/clamd.sock', { path: '/run/clamd.sock' }],
  [undefined, undefined],
])('reads the address %s', (text, address) => {
  expect(clamdUrlSchema.parse(text)).toEqual(address);
});

test.each(['clamd:3310', 'tcp://clamd', 'http://clamd:3310', 'unix:clamd.sock'])('rejects %s', (text) => {
  expect(clamdUrlSchema.safeParse(text).error?.issues[0]?.message).toMatch(/^must be tcp:/);
});

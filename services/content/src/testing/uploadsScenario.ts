import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { complex, eicar, startFakeClamd } from '../../../toolkit/src/testing/fakeClamd';
import { findFreePort } from '../../../toolkit/src/testing/findFreePort';

/** Observes uploads over HTTP with a scanner; see `playScenario` for how it runs. */
process.exitCode = 1;
const clamd = await startFakeClamd();
const contentPort = await findFreePort();
Object.assign(process.env, { CLAMD_URL: clamd.url, CONTENT_PORT: String(contentPort) });

// These modules read the environment on import.
const { default: configPromise } = await import('../payload.config');
const { getPayload, handleEndpoints } = await import('payload');
const { environment } = await import('../config/environment');
const { hashContent } = await import('../files/contentHash');
const { temporaryFolder } = await import('../files/uploadSettings');

const config = await configPromise;
Object.assign(process.env, { NODE_ENV: 'production' });
const payload = await getPayload({ config, disableOnInit: true });

const admin = { email: 'admin@example.com', password: 'correct horse battery' };
const { id: account } = await payload.create({ collection: 'users', data: { ...admin, role: 'admin' } });
const { token } = await payload.login({ collection: 'users', data: admin });

const megabyte = 1024 * 1024;
const chunkOf = Buffer.alloc(megabyte);

/** A form with a file of `size` bytes that begins with `head`, generated on demand. */
const streamForm = (name: string, head: Buffer, size: number, fields: object) => {
  const part = (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'));
  let left = size - head.length;
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      const payloadField = `--b\nContent-Disposition: form-data; name="_payload"\n\n${JSON.stringify(fields)}\n`;
      controller.enqueue(
        part(`${payloadField}--b\nContent-Disposition: form-data; name="file"; filename="${name}"\n\n`),
      );
      controller.enqueue(head);
    },
    pull: (controller) => {
      if (left > 0) controller.enqueue(chunkOf.subarray(0, Math.min(left, megabyte)));
      left -= megabyte;
      if (left > 0) return;
      controller.enqueue(part('\n--b--\n'));
      controller.close();
    },
  });
};

const send = async (method: string, path: string, body: ReadableStream | string, authorization: string) => {
  const headers = {
    'content-type': 'multipart/form-data; boundary=b',
    'accept-language': 'de',
    authorization,
  };
  const init = { method, headers, body, duplex: 'half' };
  const request = new Request(`${environment.publicUrl}/api/${path}?locale=en`, init);
  const response = await handleEndpoints({ config, request });
  return [response.status, await response.text()] as const;
};
const signedIn = `JWT ${token}`;

const create = (collection: string, name: string, head: Buffer, size = head.length, slug = 'film') => {
  const fields = collection === 'files' ? { title: name, slug } : { alt: name };
  return send('POST', collection, streamForm(name, head, size, fields), signedIn);
};

const filesIn = (folder: string) =>
  readdirSync(path.join(environment.dataDirectory, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(path.join(environment.dataDirectory, folder, name)))
    .flatMap((found) => (found.isFile() ? [found.size] : []));

/** Highest memory of buffers while `work` runs, above what it was before, in bytes. */
const measureBuffers = async (work: () => Promise<unknown>) => {
  const before = process.memoryUsage().arrayBuffers;
  let highest = before;
  const timer = setInterval(() => (highest = Math.max(highest, process.memoryUsage().arrayBuffers)), 5);
  await work();
  clearInterval(timer);
  return highest - before;
};

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const filmHead = Buffer.from('%PDF-1.4\n');
const filmBytes = 150 * megabyte;

const lines: string[] = [];
const write = console.warn.bind(console);
console.warn = (...given: unknown[]) => {
  lines.push(String(given[0]));
  write(...given);
};

const infected = await create('files', 'virus.pdf', Buffer.concat([filmHead, eicar]));
clamd.replyWith('INSTREAM size limit exceeded. ERROR');
const unscanned = await create('files', 'film.pdf', filmHead);
clamd.replyWith(undefined);
const archives = await create('files', 'archives.pdf', Buffer.concat([filmHead, complex]));
const heavy = await create('media', 'heavy.png', png, 31 * megabyte);
const tooLarge = await create('files', 'film.pdf', filmHead, 201 * megabyte);
const scannedBefore = clamd.files.length;
const forbidden = await Promise.all(
  [
    ['POST', 'files'],
    ['POST', 'media'],
    ['PATCH', 'files/1'],
    ['PATCH', 'media/1'],
  ].map(([method = '', path = '']) =>
    send(method, path, streamForm('virus.pdf', Buffer.concat([filmHead, eicar]), 100, {}), ''),
  ),
);
const scannedForbidden = clamd.files.length - scannedBefore;
const filePart = 'Content-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\r\n--b';
const severalFiles = await send('POST', 'users/login', `--b\r\n${filePart}\r\n${filePart}--\r\n`, signedIn);
const afterRejections = {
  stored: (await payload.count({ collection: 'files' })).totalDocs,
  left: filesIn(path.basename(temporaryFolder)),
};

const [clean] = await create('files', 'clean.pdf', filmHead, 2 * megabyte, 'clean');
const scanned = clamd.files.at(-1);
const { docs: cleanFiles } = await payload.find({
  collection: 'files',
  where: { slug: { equals: 'clean' } },
  showHiddenFields: true,
});

// The scanner of this test would hold the film in memory.
Object.assign(environment, { clamd: undefined });
let film: number | undefined;
const growth = await measureBuffers(async () => {
  [film] = await create('files', 'film.pdf', filmHead, filmBytes);
});

const observed = {
  infected,
  log: lines.filter((line) => line.includes('infected')).map((line): unknown => JSON.parse(line)),
  account,
  unscanned,
  archives,
  heavy,
  tooLarge,
  forbidden: forbidden.map(([status]) => status),
  scannedForbidden,
  severalFiles: severalFiles[0],
  afterRejections,
  clean,
  scanned: scanned && { size: scanned.length, hash: hashContent(scanned) },
  storedHash: cleanFiles[0]?.contentHash,
  film,
  growth,
  stored: filesIn('files'),
  left: filesIn(path.basename(temporaryFolder)),
};
export type UploadsObserved = typeof observed;

await clamd.stop();
process.stdout.write(`\nOBSERVED ${JSON.stringify(observed)}\n`);
process.exit(0);

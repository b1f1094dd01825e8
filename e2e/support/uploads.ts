import { randomBytes } from 'node:crypto';
import { open, readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';

import { siteUrl } from './addresses';
import { ownAddress } from './readers';

/** Folder in which the customer service under test stores files. */
const store = join(process.env.DATA_DIR ?? '.data/e2e/stack', 'customer/uploads');

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const jpegHead = Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb', 'hex');

/** A small file as a browser's file field takes it. */
export const file = (name: string, mimeType: string, content: string | Buffer) => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});

/** A picture of one pixel, with a text behind it that no program looks at. */
export const picture = (name: string, marker = '') =>
  file(name, 'image/png', Buffer.concat([png, Buffer.from(marker)]));

/** Writes a file of a size that begins as a JPEG, its marker right behind; it takes no room on most disks. */
export async function writeLargeJpeg(path: string, bytes: number, marker: string): Promise<void> {
  const handle = await open(path, 'w');
  try {
    await handle.write(Buffer.concat([jpegHead, Buffer.from(marker)]));
    await handle.truncate(bytes);
  } finally {
    await handle.close();
  }
}

async function beginningOf(path: string): Promise<string> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Number of files in the store, complete or partial, that begin with a marker. */
export async function storedWith(marker: string): Promise<number> {
  const entries = await readdir(store, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  // One that is gone between the two looks is none.
  const heads = await Promise.all(files.map((path) => beginningOf(path).catch(() => '')));
  return heads.filter((head) => head.includes(marker)).length;
}

export interface RawUpload {
  readonly bytes: number;
  readonly marker: string;
  /** Share that is sent before the connection breaks; 1 for all. */
  readonly part?: number;
  /** True if the length is sent in advance. */
  readonly hasContentLength?: boolean;
}

export interface RawUploadResponse {
  readonly status: number;
  readonly body: string;
}

const chunkBytes = 256 * 1024;

/** The body of an upload, piece by piece: never whole in memory. */
function* piecesOf(head: Buffer, bytes: number, tail: Buffer): Generator<Buffer> {
  yield head;
  const noise = randomBytes(chunkBytes);
  for (let left = bytes; left > 0; left -= chunkBytes) yield noise.subarray(0, Math.min(left, chunkBytes));
  yield tail;
}

/** Posts a file as a program does, with all that HTTP allows; rejects when the connection breaks, as when `part` is below 1. */
export function uploadRaw({
  bytes,
  marker,
  part = 1,
  hasContentLength = true,
}: RawUpload): Promise<RawUploadResponse> {
  const boundary = `b${marker}`;
  const start = Buffer.concat([jpegHead, Buffer.from(marker)]);
  const open = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="film.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const head = Buffer.concat([Buffer.from(open), start]);
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  const length = head.length + bytes - start.length + tail.length;
  return new Promise((resolve, reject) => {
    const sent = request(new URL('/api/uploads', siteUrl), {
      method: 'POST',
      headers: {
        ...ownAddress(),
        'content-type': `multipart/form-data; boundary=${boundary}`,
        ...(hasContentLength && { 'content-length': length }),
      },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      response.on('error', reject);
    });
    void send(sent, piecesOf(head, bytes - start.length, tail), length * part);
  });
}

async function send(
  sent: ReturnType<typeof request>,
  pieces: Iterable<Buffer>,
  maxBytes: number,
): Promise<void> {
  let count = 0;
  for (const piece of pieces) {
    if (sent.destroyed) return;
    if (count >= maxBytes) return void sent.destroy();
    count += piece.length;
    await new Promise<void>((resolve) => {
      const go = () => {
        sent.off('close', go);
        resolve();
      };
      sent.once('close', go);
      sent.write(piece, go);
    });
  }
  sent.end();
}

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { startScratchS3, type ScratchS3 } from '../testing/scratchS3';

import type { BlobStore } from './blobStore';
import { createBlobStore } from './createBlobStore';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const folder = mkdtempSync(path.join(tmpdir(), 'kmx-s3-'));
let s3: ScratchS3;
let store: BlobStore;
beforeAll(async () => {
  s3 = await startScratchS3({ folder, buckets: ['uploads'] });
  Object.assign(process.env, s3.credentials);
  store = await createBlobStore(s3.addressOf('uploads'));
});
afterAll(async () => {
  store.close();
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

const live = (): AbortSignal => new AbortController().signal;
const inChunks = (content: Buffer): Readable =>
  Readable.from(
    (function* () {
      for (let start = 0; start < content.length; start += 65_536)
        yield content.subarray(start, start + 65_536);
    })(),
  );

test.each([
  ['small', 20_000],
  ['of several parts', 20 * 1024 * 1024],
])('a file that is %s comes back as it went, and can be removed', async (_, size) => {
  const content = randomBytes(size);
  await store.put('2026-03/a.jpg', inChunks(content), 'image/jpeg', live());
  expect((await buffer(await store.open('2026-03/a.jpg'))).equals(content)).toBe(true);
  await store.remove('2026-03/a.jpg');
  await expect(store.open('2026-03/a.jpg')).rejects.toThrow();
  await store.remove('2026-03/a.jpg');
});

test('a stream that fails leaves nothing', async () => {
  const content = randomBytes(12 * 1024 * 1024);
  const failing = Readable.from(
    (function* () {
      yield content;
      throw new Error('The connection broke.');
    })(),
  );
  await expect(store.put('2026-03/b.jpg', failing, 'image/jpeg', live())).rejects.toThrow();
  await expect(store.open('2026-03/b.jpg')).rejects.toThrow();
});

test('an upload that is given up leaves nothing', async () => {
  const controller = new AbortController();
  const endless = Readable.from(
    (async function* () {
      yield randomBytes(9 * 1024 * 1024);
      controller.abort(new Error('given up'));
      await new Promise(() => undefined);
    })(),
  );
  await expect(store.put('2026-03/c.jpg', endless, 'image/jpeg', controller.signal)).rejects.toThrow();
  await expect(store.open('2026-03/c.jpg')).rejects.toThrow();
});

describe.each(['a folder', 'a bucket'])('in %s', (where) => {
  let files: BlobStore;
  beforeAll(async () => {
    files = await createBlobStore(
      where === 'a folder' ? path.join(folder, 'files') : s3.addressOf('uploads'),
    );
  });
  afterAll(() => files.close());
  const listKeys = async (prefix: string): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { key, size } of files.list(prefix)) keys.push(`${key} ${size}`);
    return keys.toSorted();
  };

  test('complete files are listed by prefix, with their sizes', async () => {
    expect(await listKeys('media/')).toEqual([]);
    for (const key of ['media/a.jpg', 'media/ü & b.jpg', 'files/c.pdf'])
      await files.put(key, Readable.from([Buffer.from(key)]), 'image/jpeg', live());
    expect(await listKeys('media/')).toEqual(['media/a.jpg 11', 'media/ü & b.jpg 16']);
    expect(await files.stat('files/c.pdf')).toMatchObject({ size: 11 });
    expect(await files.stat('files/none.pdf')).toBeUndefined();
  });
});

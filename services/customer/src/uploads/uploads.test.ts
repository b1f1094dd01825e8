import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { connect as connectSocket } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { createFolderStore } from '../../../toolkit/src/blobs/folderStore';
import { backends } from '../testing/backends';
import { formOf, jpeg, largeJpeg, png } from '../testing/pictures';
import { apiKey, contactForm, createClock, startTestService, type TestService } from '../testing/testService';
import { uploadLimits } from './limits';
import { createUploads } from './uploads';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const megabyte = 1024 * 1024;
const uploadSchema = z.object({ id: z.string(), name: z.string(), size: z.number(), type: z.string() });

/** Every file below a folder. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );

/** A multipart body of unknown length, whose file has `size` bytes, generated on demand. */
const streamBody = (size: number) => {
  const chunk = Buffer.alloc(megabyte, 7);
  let left = size;
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
      controller.enqueue(new Uint8Array(Buffer.concat([Buffer.from(head), jpeg])));
      left -= jpeg.length;
    },
    pull: (controller) => {
      controller.enqueue(new Uint8Array(chunk.subarray(0, Math.min(left, megabyte))));
      left -= megabyte;
      if (left > 0) return;
      controller.enqueue(new Uint8Array(Buffer.from('\r\n--b--\r\n')));
      controller.close();
    },
  });
};

/**
 * Highest resident memory while `work` runs, above what it was before, in bytes. The process is the client too;
 * a service that buffered the two files would need more than 200 MB.
 */
const measureGrowth = async (work: () => Promise<void>): Promise<number> => {
  const before = process.memoryUsage().rss;
  let highest = before;
  const timer = setInterval(() => (highest = Math.max(highest, process.memoryUsage().rss)), 10);
  await work();
  clearInterval(timer);
  return highest - before;
};

describe.each(backends)('uploads over $name', (backend) => {
  let service: TestService;
  const clock = createClock();
  beforeAll(async () => {
    service = await startTestService(backend, { now: clock.now });
  });
  afterAll(() => service.stop());

  const post = (body: BodyInit, init: object = {}): Promise<Response> =>
    service.request('/uploads', { method: 'POST', body, ...init });
  const upload = async (content: Buffer = png, name = 'a.png') =>
    uploadSchema.parse(await (await post(formOf(content, name))).json());
  const rows = () => service.db.selectFrom('customer_uploads').selectAll().execute();
  const streamed = (size: number): Promise<Response> =>
    post(streamBody(size), {
      duplex: 'half',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
  const expectNothing = async (work: () => Promise<unknown>): Promise<void> => {
    const before = [await rows(), filesIn(service.folder)];
    await work();
    expect([await rows(), filesIn(service.folder)]).toEqual(before);
  };

  test('a picture is stored unchanged, readable by the service only', async () => {
    const content = largeJpeg(3 * megabyte + 17);
    const { id, ...told } = await upload(content, 'dir/Foto ü.png');
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(told).toEqual({ name: 'Foto ü.png', size: content.length, type: 'image/jpeg' });
    const row = (await rows()).find((candidate) => candidate.id === id);
    const file = path.join(service.folder, row?.blob_key ?? '');
    expect(readFileSync(file).equals(content)).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(row).toMatchObject({
      sha256: createHash('sha256').update(content).digest('hex'),
      size_bytes: content.length,
      submission_id: null,
    });
  });

  test('files that nobody claimed never fill the disk: 503 until there is room', async () => {
    const fill = (size: number) =>
      service.db.updateTable('customer_uploads').set({ size_bytes: size }).where('submission_id', 'is', null);
    const copies = Math.ceil(uploadLimits.unclaimedBytes / 2_000_000_000);
    await Promise.all(Array.from({ length: copies }, () => upload()));
    await fill(2_000_000_000).execute();
    await expectNothing(async () => {
      const response = await post(formOf(png, 'a.png'));
      expect([response.status, await response.json()]).toEqual([503, { code: 'full' }]);
    });
    await fill(png.length).execute();
    expect((await post(formOf(png, 'a.png'))).status).toBe(201);
  });

  test.each([
    ['a program named .jpg', Buffer.from('MZ\u0090\u0000\u0003 a program'), 'holiday.jpg', 415, 'notAllowed'],
    [
      'a drawing with a script',
      Buffer.from('<svg><script>alert(1)</script></svg>'),
      'a.svg',
      415,
      'notAllowed',
    ],
    ['a page named .png', Buffer.from('<!doctype html><title>x</title>'), 'a.png', 415, 'notAllowed'],
    [
      'a picture with a script inside',
      Buffer.from('GIF89a<script>alert(1)</script>'),
      'a.gif',
      415,
      'notAllowed',
    ],
    ['an empty file', Buffer.alloc(0), 'a.jpg', 415, 'empty'],
  ])('%s: nothing stays', async (_, content, name, status, code) => {
    await expectNothing(async () => {
      const response = await post(formOf(content, name));
      expect([response.status, await response.json()]).toEqual([status, { code }]);
    });
  });

  test.each([
    ['no multipart', 'hello', 'text/plain'],
    ['no boundary', 'hello', 'multipart/form-data'],
    [
      'no file',
      '--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n1\r\n--b--\r\n',
      'multipart/form-data; boundary=b',
    ],
    [
      'cut off',
      '--b\r\ncontent-disposition: form-data; name="x"; filename="a"\r\n\r\nGIF89a',
      'multipart/form-data; boundary=b',
    ],
  ])('%s is broken', async (_, body, type) => {
    await expectNothing(async () => {
      const response = await post(body, { headers: { 'content-type': type } });
      expect([response.status, await response.json()]).toEqual([400, { code: 'broken' }]);
    });
  });

  test('101 MB of known length are rejected immediately', async () => {
    await expectNothing(async () => {
      const socket = connectSocket(Number(new URL(service.address).port), '127.0.0.1');
      socket.write(
        `POST /uploads HTTP/1.1\r\nhost: a\r\nx-service-key: ${apiKey}\r\ncontent-length: ${101 * megabyte}\r\n` +
          'content-type: multipart/form-data; boundary=b\r\n\r\n--b\r\n',
      );
      const [response] = z.tuple([z.instanceof(Buffer)]).parse(await once(socket, 'data'));
      expect(response.toString()).toMatch(/^HTTP\/1.1 413 .*\{"code":"tooLarge"\}$/s);
      socket.destroy();
    });
  });

  test('100 MB are accepted, 101 MB of unknown length rejected, and neither is buffered in memory', async () => {
    const growth = await measureGrowth(async () => {
      const taken = await streamed(uploadLimits.fileBytes);
      const { id, size } = uploadSchema.parse(await taken.json());
      expect([taken.status, size]).toEqual([201, uploadLimits.fileBytes]);
      await service.request(`/uploads/${id}`, { method: 'DELETE' });
      await expectNothing(async () => {
        const rejected = await streamed(101 * megabyte);
        expect([rejected.status, await rejected.json()]).toEqual([413, { code: 'tooLarge' }]);
      });
    });
    expect(growth).toBeLessThan(150 * megabyte);
  });

  test('a connection that breaks at 60 % leaves no file and no row', async () => {
    await expectNothing(async () => {
      const content = largeJpeg(10 * megabyte);
      const socket = connectSocket(Number(new URL(service.address).port), '127.0.0.1');
      const before = (await rows()).length;
      const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
      socket.write(
        `POST /uploads HTTP/1.1\r\nhost: a\r\nx-service-key: ${apiKey}\r\ncontent-length: ${content.length + head.length + 9}\r\n` +
          `content-type: multipart/form-data; boundary=b\r\n\r\n${head}`,
      );
      socket.write(content.subarray(0, 6 * megabyte));
      await until(async () => (await rows()).length > before && filesIn(service.folder).some(isPart));
      socket.destroy();
      await until(async () => (await rows()).length === before && !filesIn(service.folder).some(isPart));
    });
  });

  test('a file can be removed as long as no submission has it', async () => {
    const [free, claimed] = [await upload(), await upload()];
    await service.submit(contactForm({ attachments: [claimed.id] }));
    const remove = async (id: string) =>
      (await service.request(`/uploads/${id}`, { method: 'DELETE' })).status;
    expect(await remove(free.id)).toBe(204);
    expect(await remove(free.id)).toBe(404);
    expect(await remove(claimed.id)).toBe(409);
    const stored = (await rows()).map((row) => row.id);
    expect(stored).toContain(claimed.id);
    expect(stored).not.toContain(free.id);
  });

  test('after 24 hours what nobody claimed is gone, and what a dead process left', async () => {
    const [free, claimed] = [await upload(), await upload()];
    await service.submit(contactForm({ attachments: [claimed.id] }));
    const left = {
      id: crypto.randomUUID(),
      blob_key: '2026-03/left.jpg',
      created_at: clock.now().toISOString(),
    };
    const about = { name: 'a', mime_type: 'image/jpeg', size_bytes: 0, sha256: '' };
    await service.db
      .insertInto('customer_uploads')
      .values({ ...left, ...about })
      .execute();
    const uploads = createUploads({
      db: service.db,
      store: createFolderStore(service.folder),
      scan: undefined,
      now: clock.now,
      log: () => undefined,
    });
    await uploads.sweep(clock.now());
    expect((await rows()).map(({ id }) => id)).toEqual(
      expect.arrayContaining([free.id, claimed.id, left.id]),
    );
    clock.advance(1);
    await uploads.sweep(clock.now());
    expect((await rows()).map(({ id }) => id)).not.toContain(left.id);
    clock.advance(uploadLimits.unclaimedMilliseconds);
    await uploads.sweep(clock.now());
    const stored = await rows();
    expect(stored.every(({ submission_id: owner }) => owner !== null)).toBe(true);
    expect(filesIn(service.folder).toSorted()).toEqual(stored.map((row) => row.blob_key).toSorted());
    expect(existsSync(service.folder)).toBe(true);
  });
});

const isPart = (name: string): boolean => name.endsWith('.part');

const until = async (isTrue: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + 10_000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('It did not come true within ten seconds.');
    await new Promise((resolve) => setImmediate(resolve));
  }
};

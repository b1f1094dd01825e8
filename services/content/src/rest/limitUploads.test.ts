import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sweepTemporaryFiles } from '../files/sweepTemporaryFiles';
import { limitUploads, maxConcurrentUploads, maxFormBytes } from './limitUploads';

const context = { params: Promise.resolve({}) };
const multipart = 'multipart/form-data; boundary=b';

const upload = (headers: Record<string, string> = {}): Request =>
  new Request('http://localhost/api/media', {
    method: 'POST',
    headers: { 'content-type': multipart, 'content-length': String(maxFormBytes + 1), ...headers },
    body: 'x',
  });
const signedIn = limitUploads(() => Promise.resolve(true));
const stranger = limitUploads(() => Promise.resolve(false));

test.each([
  ['an upload', upload(), 401],
  [
    'a body of unknown length',
    new Request('http://localhost/api/media', {
      method: 'POST',
      headers: { 'content-type': multipart },
      body: 'x',
    }),
    401,
  ],
  ['a length that is no number', upload({ 'content-length': 'x' }), 401],
  ['a form such as the sign-in', upload({ 'content-length': String(maxFormBytes) }), 200],
  ['JSON, which Payload limits itself', upload({ 'content-type': 'application/json' }), 200],
])('anonymously, %s: %i', async (_, request, status) => {
  const handler = jest.fn(() => Promise.resolve(new Response()));
  expect((await stranger(handler)(request, context)).status).toBe(status);
  expect(handler).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
});

test('uploads beyond the limit wait until others end, also those that fail', async () => {
  const ends: ((isDone: boolean) => void)[] = [];
  const handler = signedIn(
    () =>
      new Promise((resolve, reject) => {
        ends.push((isDone) => (isDone ? resolve(new Response()) : reject(new Error('broken off'))));
      }),
  );
  const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
  const results = Array.from({ length: maxConcurrentUploads + 2 }, () =>
    handler(upload(), context).then(
      ({ status }) => status,
      () => 0,
    ),
  );
  await settle();
  expect(ends).toHaveLength(maxConcurrentUploads);
  ends[0]?.(false);
  await settle();
  expect(ends).toHaveLength(maxConcurrentUploads + 1);
  ends[1]?.(true);
  await settle();
  for (const end of ends) end(true);
  expect(await Promise.all(results)).toEqual([0, 200, 200, 200, 200, 200]);
});

test('temporary files that were left behind are removed after an hour', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kmx-uploading-'));
  mkdirSync(path.join(folder, '17'));
  for (const name of ['17/old', '17/new']) writeFileSync(path.join(folder, name), 'x');
  const old = new Date(Date.now() - 61 * 60 * 1000);
  utimesSync(path.join(folder, '17/old'), old, old);
  await sweepTemporaryFiles(folder);
  await sweepTemporaryFiles(path.join(folder, 'none'));
  expect(readdirSync(path.join(folder, '17'))).toEqual(['new']);
  rmSync(folder, { recursive: true });
});

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { listen } from '../../../toolkit/src/http/listening';
import { findFreePort } from '../../../toolkit/src/testing/findFreePort';
import { startScratchS3 } from '../../../toolkit/src/testing/scratchS3';

/** Observes pictures and files of a service that stores them in a bucket; see `playScenario` for how it runs. */
process.exitCode = 1;

const bucketFolder = mkdtempSync(path.join(tmpdir(), 'kmx-content-s3-'));
const s3 = await startScratchS3({ folder: bucketFolder, buckets: ['library'] });
const contentPort = await findFreePort();
Object.assign(process.env, s3.credentials, {
  AWS_MAX_ATTEMPTS: '1',
  CONTENT_PORT: String(contentPort),
  PUBLIC_CONTENT_URL: `http://localhost:${contentPort}`,
  MEDIA_STORE: s3.addressOf('library'),
});

// These modules read the environment on import.
const { default: configPromise } = await import('../payload.config');
const { getPayload, handleEndpoints } = await import('payload');
const { environment } = await import('../config/environment');
const { messageOf } = await import('./tools/createQuery');

const config = await configPromise;
Object.assign(process.env, { NODE_ENV: 'production' });
const payload = await getPayload({ config, disableOnInit: true });
const english = { locale: 'en' as const };
const headers = { host: `localhost:${contentPort}` };

const toUpload = (name: string, mimetype: string, data: Buffer) => ({
  name,
  mimetype,
  data,
  size: data.byteLength,
});
const draw = (background: string) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .png()
    .toBuffer();
const bluePlate = await draw('blue');
const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');

const request = (address: string, init: RequestInit = {}) =>
  handleEndpoints({ config, request: new Request(`${environment.publicUrl}/api/${address}`, init) });
const read = async (address: string) => Buffer.from(await (await request(address)).arrayBuffer());
const observe = async (address: string, more: Record<string, string> = {}) => {
  const response = await request(address, { headers: { ...headers, ...more } });
  const { byteLength } = await response.arrayBuffer();
  const named = ['content-type', 'content-length', 'content-range', 'x-content-type-options'];
  return [response.status, byteLength, ...named.map((name) => response.headers.get(name))];
};
const storedSuffix = '._S3rver_object';
const listObjects = () =>
  readdirSync(path.join(bucketFolder, 'library'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(storedSuffix))
    .map((name) => name.slice(0, -storedSuffix.length))
    .sort();

const picture = await payload.create({
  collection: 'media',
  data: { alt: 'A blue plate' },
  file: toUpload('plate.png', 'image/png', bluePlate),
  ...english,
});
const file = await payload.create({
  collection: 'files',
  data: { title: 'Guide', slug: 'guide' },
  // The name of the picture, which this must not replace.
  file: toUpload('plate.png', 'application/pdf', pdf),
  ...english,
});
const created = listObjects();

const fileAddress = `files/file/${file.filename}`;
const etag = (await request(fileAddress)).headers.get('etag') ?? '';
const served = {
  isPictureWhole: (await read(`media/file/${picture.filename}`)).equals(bluePlate),
  size: (await observe(`media/file/${picture.sizes?.asideSquarePng?.filename}`))[0],
  file: await observe(fileAddress),
  range: await observe(fileAddress, { range: 'bytes=1-3' }),
  rangePastEnd: await observe(fileAddress, { range: 'bytes=999-' }),
  unchanged: (await observe(fileAddress, { 'if-none-match': etag }))[0],
  rendition: (await observe(`media/rendition/${picture.filename}?preset=contact&format=png`))[0],
  missing: (await observe('media/rendition/none.png?format=png'))[0],
};

/** Payload reads the original of a duplicate or a crop through the service's own address. */
const listenAsService = () =>
  listen(
    createServer((incoming, response) => {
      void request((incoming.url ?? '').replace('/api/', ''), { headers }).then(async (found) => {
        response.writeHead(found.status, Object.fromEntries(found.headers));
        response.end(Buffer.from(await found.arrayBuffer()));
      });
    }),
    { port: contentPort, host: 'localhost' },
  );
const createAdmin = async () => {
  const admin = { email: 'admin@example.com', password: 'correct horse battery' };
  await payload.create({ collection: 'users', data: { ...admin, role: 'admin' } });
  return (await payload.login({ collection: 'users', data: admin })).token;
};
const resultSchema = z.object({
  doc: z.object({
    id: z.string(),
    filename: z.string(),
    sizes: z.object({ asideSquare: z.object({ filename: z.string().nullable() }) }).optional(),
  }),
});
const observeEditing = async () => {
  await listenAsService();
  const authorization = `JWT ${await createAdmin()}`;
  const send = async (method: string, address: string, data: object = {}) => {
    const response = await request(address, {
      method,
      headers: { ...headers, authorization, 'content-type': 'application/json' },
      body: JSON.stringify(data),
    });
    return resultSchema.parse(await response.json()).doc;
  };
  const duplicate = await send('POST', `media/${picture.id}/duplicate?locale=en`);
  const isDuplicateWhole = (await read(`media/file/${duplicate.filename}`)).equals(bluePlate);
  await payload.delete({ collection: 'media', id: duplicate.id });
  const form = new FormData();
  form.append('_payload', JSON.stringify({ title: 'Film', slug: 'film' }));
  form.append('file', new Blob([new Uint8Array(pdf)]), 'film.pdf');
  const sent = await request('files?locale=en', {
    method: 'POST',
    headers: { ...headers, authorization },
    body: form,
  });
  const uploaded = resultSchema.parse(await sent.json()).doc;
  const isUploadWhole = (await read(`files/file/${uploaded.filename}`)).equals(pdf);
  await payload.delete({ collection: 'files', id: uploaded.id });
  const custom = await send('PATCH', `media/${picture.id}?locale=en`, {
    crops: { square: { x: 50, y: 0, width: 50 } },
  });
  const customSize = await sharp(await read(`media/file/${custom.sizes?.asideSquare.filename}`)).metadata();
  const crop = new URLSearchParams({
    'uploadEdits[crop][x]': '0',
    'uploadEdits[crop][y]': '0',
    'uploadEdits[crop][width]': '50',
    'uploadEdits[crop][height]': '50',
    'uploadEdits[crop][unit]': '%',
    'uploadEdits[widthInPixels]': '600',
    'uploadEdits[heightInPixels]': '400',
  });
  const cropped = await send('PATCH', `media/${picture.id}?locale=en&${crop}`);
  const { width, height } = await sharp(await read(`media/file/${cropped.filename}`)).metadata();
  return {
    isDuplicateWhole,
    isUploadWhole,
    customCrop: [customSize.width, customSize.height],
    cropped: [width, height],
  };
};
const editing = await observeEditing();

const replace = async (name: string, alt: string) =>
  payload.update({
    collection: 'media',
    id: picture.id,
    data: { alt },
    file: toUpload(name, 'image/png', await draw('red')),
    ...english,
  });
const replaced = await replace('red.png', 'A red plate');
const afterReplacement = listObjects();

await s3.stop();
const outage = {
  failure: await messageOf(() => replace('green.png', 'A green plate')),
  alt: (await payload.findByID({ collection: 'media', id: picture.id, ...english })).alt,
  served: (await observe(`media/file/${replaced.filename}`))[0],
};

const restarted = await startScratchS3({ folder: bucketFolder, buckets: [], port: s3.port });
await payload.delete({ collection: 'media', id: picture.id });
await payload.delete({ collection: 'files', id: file.id });
await restarted.stop();

const observed = {
  created,
  served,
  editing,
  afterReplacement,
  outage,
  afterDeletion: listObjects(),
  folders: readdirSync(environment.dataDirectory),
};
export type StorageObserved = typeof observed;

rmSync(bucketFolder, { recursive: true });
process.stdout.write(`\nOBSERVED ${JSON.stringify(observed)}\n`);
process.exit(0);

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Payload, SanitizedConfig } from 'payload';
import { z } from 'zod';
import { environment } from '../../config/environment';
import { messageOf } from '../tools/createQuery';
import type { People } from '../tools/people';
import { createLibrarian } from './createLibrarian';
import { drawBands, toForm } from './drawBands';

const savedSchema = z.object({ doc: z.object({ id: z.string() }) });
const docSchema = z.object({
  filename: z.string(),
  alt: z.string(),
  crops: z.unknown(),
  sizes: z.record(z.string(), z.object({ filename: z.string().nullable() })),
});

const folder = path.join(environment.dataDirectory, 'media');

/** Hashes of the files of this picture, by name. */
const readFiles = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.startsWith('shared'))
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(path.join(folder, name)))
          .digest('hex'),
      ]),
  );

/** Saves of forms that two people have opened at the same time. */
export const observeRejectedSaves = async (payload: Payload, config: SanitizedConfig, people: People) => {
  const { get, patch, post, trySaving } = await createLibrarian(config, people.editor);
  const bands = await drawBands();
  const { doc } = savedSchema.parse(await post('/media?locale=en', toForm(bands, 'shared.jpg')));
  const address = `/media/${doc.id}?locale=en`;
  const open = async (): Promise<object> => ({
    ...(await payload.findByID({
      collection: 'media',
      id: doc.id,
      locale: 'en',
      user: people.editor,
      depth: 0,
      fallbackLocale: false,
      overrideAccess: false,
    })),
  });
  const read = async () => docSchema.parse(await get(address));
  const findMissing = async (): Promise<string[]> => {
    const { filename, sizes } = await read();
    const names = [filename, ...Object.values(sizes).flatMap((size) => size.filename ?? [])];
    const files = readFiles();
    return names.filter((name) => !files.has(name));
  };
  const reject = async (query: string, body: FormData | object, path = address) => {
    const before = readFiles();
    const status = await trySaving(`${path}${query}`, body);
    const after = readFiles();
    const changed = [...before].flatMap(([name, hash]) => (after.get(name) === hash ? [] : [name]));
    return { status, missing: await findMissing(), changed };
  };
  const moved = '&uploadEdits[focalPoint][x]=1&uploadEdits[focalPoint][y]=50';

  const bulk = `/media?locale=en&where[id][in]=${doc.id}`;
  const older = await open();
  await patch(address, { crops: { square: { x: 70, y: 40, width: 30 } } });
  const status = await trySaving(address, { ...older, alt: 'Another text' });
  const { alt, crops } = await read();
  const otherField = { status, alt, crops, missing: await findMissing() };
  return {
    otherField,
    conflictingCrop: await reject('', { ...older, crops: { square: { x: 0, y: 0, width: 40 } } }),
    conflictingFocalPoint: await reject(moved, { ...older, alt: 'A third text', focalX: 1 }),
    invalidFocalPoint: await reject(moved, { alt: '', focalX: 1 }),
    bulkReplacement: await reject('', toForm(bands, 'shared.jpg', {}), bulk),
    bulkFocalPoint: await reject(moved, { alt: 'For all', focalX: 1 }, bulk),
    localBulkReplacement: await messageOf(() =>
      payload.update({
        collection: 'media',
        where: { id: { in: [doc.id] } },
        data: {},
        file: { data: bands, mimetype: 'image/jpeg', name: 'shared.jpg', size: bands.length },
      }),
    ),
    localReplacement: await messageOf(() =>
      payload.update({
        collection: 'media',
        id: doc.id,
        data: {},
        locale: 'en',
        file: { data: bands, mimetype: 'image/jpeg', name: 'shared.jpg', size: bands.length },
      }),
    ),
    bulkEdit: await trySaving(bulk, { tags: ['shared'] }),
    invalidReplacement: await reject('', toForm(bands, 'shared.jpg', { alt: '' })),
    temporary: readdirSync(path.join(environment.dataDirectory, 'uploading'), { recursive: true }).filter(
      (name) => String(name).includes('shared'),
    ),
  };
};

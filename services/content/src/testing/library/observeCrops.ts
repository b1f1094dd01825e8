import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { SanitizedConfig } from 'payload';
import sharp from 'sharp';
import { z } from 'zod';
import { environment } from '../../config/environment';
import type { People } from '../tools/people';
import { createLibrarian } from './createLibrarian';
import { drawBands, toForm } from './drawBands';

const sizeSchema = z.object({
  filename: z.string().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
});
const docSchema = z.object({
  id: z.string(),
  filename: z.string(),
  crops: z.unknown(),
  sizes: z.record(z.string(), sizeSchema),
});
const savedSchema = z.object({ doc: docSchema });

const names = ['red', 'green', 'blue'] as const;

/** Names of the colours in the middle of the left, upper, right and lower edge. */
const readEdges = async (bytes: Buffer): Promise<string[]> => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const colourAt = (x: number, y: number): string => {
    const start = (y * width + x) * info.channels;
    const channels = [...data.subarray(start, start + 3)];
    return names[channels.indexOf(Math.max(...channels))] ?? '';
  };
  const [right, bottom] = [width - 3, height - 3];
  const [middle, centre] = [Math.floor(width / 2), Math.floor(height / 2)];
  return [colourAt(2, centre), colourAt(middle, 2), colourAt(right, centre), colourAt(middle, bottom)];
};

const listFiles = (part: string): string[] =>
  readdirSync(path.join(environment.dataDirectory, 'media'))
    .filter((name) => name.startsWith(part))
    .toSorted();

/** Custom crops of pictures, over REST. */
export const observeCrops = async (config: SanitizedConfig, people: People) => {
  const { get, getAnonymously, getFile, patch, post, remove } = await createLibrarian(config, people.editor);
  const upload = async (bytes: Buffer, name: string) =>
    savedSchema.parse(await post('/media?locale=en', toForm(bytes, name))).doc;
  const save = async (id: string, data: object, query = '') =>
    savedSchema.parse(await patch(`/media/${id}?locale=en${query}`, data)).doc;
  const describe = async ({ sizes }: z.output<typeof docSchema>, key: string) => {
    const { filename, width, height } = sizes[key] ?? {};
    return [width, height, ...(await readEdges(await getFile(`/media/file/${filename}`)))];
  };
  const stored = await upload(await drawBands(), 'bands.jpg');
  const { id } = stored;
  const before = listFiles('bands');
  const right = { x: 70, y: 40, width: 30 };
  const byFocalPoint = await describe(stored, 'asideSquare');
  const cropped = await save(id, { crops: { square: right } });
  const custom = [];
  for (const key of ['asideSquare', 'asideSquarePng', 'asideVideo'])
    custom.push(await describe(cropped, key));
  const moved = await save(id, { focalX: 1, focalY: 50 }, '&uploadEdits[focalPoint][x]=1');
  const observed = {
    byFocalPoint,
    custom,
    afterFocalPoint: [await describe(moved, 'asideSquare'), moved.sizes['asideVideo']?.filename],
    otherSizes: cropped.sizes['inline']?.filename === stored.sizes['inline']?.filename,
    anonymous: await getAnonymously(`/media/file/${cropped.sizes['asideSquare']?.filename}`),
    outside: await patch(`/media/${id}`, { crops: { square: { x: 90, y: 0, width: 30 } } }),
    tooSmall: await patch(`/media/${id}`, { crops: { wide: { x: 0, y: 0, width: 10 } } }),
    malformed: await patch(`/media/${id}`, { crops: { wide: 'all' } }),
    filesAfterCrop: listFiles('bands').length - before.length,
  };
  const rejected = docSchema.parse(await get(`/media/${id}?locale=en`));
  const afterRejection = [rejected.crops, await describe(rejected, 'asideSquare')];
  const reset = await save(id, { crops: null });
  const afterReset = [
    reset.crops,
    await describe(reset, 'asideSquare'),
    reset.sizes['asideSquare']?.filename,
  ];
  const again = await save(id, { crops: { square: right } });
  const { doc: replaced } = savedSchema.parse(
    await patch(
      `/media/${id}?locale=en`,
      toForm(
        await sharp(await drawBands())
          .resize(600)
          .toBuffer(),
        'small.jpg',
      ),
    ),
  );
  const turned = await upload(await drawBands(6), 'turned.jpg');
  const top = await save(turned.id, { crops: { square: { x: 0, y: 0, width: 100 } } });
  return {
    ...observed,
    afterRejection,
    afterReset,
    isSameAddress: again.sizes['asideSquare']?.filename === cropped.sizes['asideSquare']?.filename,
    afterReplacement: [replaced.crops, replaced.sizes['asideSquare']?.filename ?? null],
    turned: await describe(top, 'asideSquare'),
    deleted: [await remove(`/media/${id}`), listFiles('bands'), listFiles('small')],
  };
};

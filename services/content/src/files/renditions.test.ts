import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {
  createRendition,
  createRenditionStore,
  readFromFolder,
  renditionFormats,
  type RenditionPreset,
} from './renditions';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#346' } })
    .png()
    .toBuffer();

describe('9 "Image presets"', () => {
  test.each<[RenditionPreset, [number, number], [number, number]]>([
    ['full', [1180, 664], [1180, 664]],
    ['brand', [480, 192], [240, 96]],
    ['brand', [120, 48], [120, 48]],
    ['contact', [960, 960], [80, 80]],
    ['story', [960, 540], [768, 432]],
    ['galleryThumbnail', [780, 390], [56, 28]],
    ['gallery', [780, 390], [480, 240]],
    ['lightboxThumbnail', [780, 390], [80, 40]],
    ['marketingLogo', [780, 390], [104, 52]],
    ['marketingLogo', [390, 780], [26, 52]],
    ['marketingLogo', [3040, 100], [304, 10]],
  ])('%s of %j is %j', async (preset, [width, height], expected) => {
    const bytes = await createRendition(await picture(width, height), { preset, format: 'webp' });
    const made = await sharp(bytes).metadata();
    expect([made.width, made.height]).toEqual(expected);
  });

  test('"brand image height 96 at quality 100", any other of 90', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const bytes = await sharp({ create: { width: 400, height: 96, channels: 3, noise, background: '#346' } })
      .png()
      .toBuffer();
    const encoded = (quality: number) => sharp(bytes).webp({ quality, effort: 1 }).toBuffer();
    const made = (preset: RenditionPreset) => createRendition(bytes, { preset, format: 'webp' });
    expect((await made('brand')).length).toBe((await encoded(100)).length);
    expect((await made('full')).length).toBe((await encoded(90)).length);
  });

  test.each(renditionFormats)('is made as %s', async (format) => {
    const bytes = await createRendition(await picture(100, 100), { preset: 'contact', format });
    expect((await sharp(bytes).metadata()).format).toBe(format === 'avif' ? 'heif' : format);
  });
});

describe('createRenditionStore', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'kmx-renditions-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const made = () => path.join(folder, 'made');

  test('creates a rendition once for concurrent requests, and another one for a replaced picture', async () => {
    const file = path.join(folder, 'a.png');
    await writeFile(file, await picture(200, 100));
    const store = createRenditionStore(readFromFolder(folder), made());
    const rendition = { preset: 'contact', format: 'webp' } as const;
    const all = await Promise.all([1, 2, 3].map(() => store.read('a.png', rendition, 60_000)));
    expect(new Set(all.map((made) => made?.bytes.toString('base64'))).size).toBe(1);
    expect(all.map((made) => made?.isRendition)).toEqual([true, true, true]);
    expect(await readdir(made())).toHaveLength(1);
    await writeFile(file, await picture(300, 100));
    await store.read('a.png', rendition, 60_000);
    expect(await readdir(made())).toHaveLength(2);
  });

  test('gives the file itself rather than let a reader wait, and for bytes that are no picture', async () => {
    const bytes = await picture(2000, 2000);
    await writeFile(path.join(folder, 'a.png'), bytes);
    await writeFile(path.join(folder, 'b.png'), 'no picture');
    const store = createRenditionStore(readFromFolder(folder), made());
    const rendition = { preset: 'full', format: 'avif' } as const;
    expect(await store.read('a.png', rendition, 0)).toEqual({ bytes, isRendition: false });
    expect(await store.read('b.png', rendition, 60_000)).toMatchObject({ isRendition: false });
    expect(await store.read('a.png', rendition, 60_000)).toMatchObject({ isRendition: true });
  });

  test.each(['b.png', '../a.png', '.hidden', '', 'a/b.png'])('finds no picture %j', async (name) => {
    expect(
      await createRenditionStore(readFromFolder(folder), made()).read(name, {
        preset: 'full',
        format: 'avif',
      }),
    ).toBeNull();
  });
});

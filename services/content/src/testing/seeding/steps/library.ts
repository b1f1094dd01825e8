import type { Payload } from 'payload';
import sharp from 'sharp';
import { hashOf } from '../documents/ids';
import { languagesOf, textIn } from '../documents/localize';
import type { SeedFile, SeedMedia } from '../documents/types';
import { quietly, type Writer } from '../documents/writer';

const atOnce = 2;
const middle = 50;

/** Two at a time, as sharp works outside of JavaScript's one thread. */
const inPairs = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};

const rasterise = async (media: SeedMedia, svg: string) => {
  const data = await sharp(Buffer.from(svg))
    .resize(media.width, media.height, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
  return { data, mimetype: 'image/png', name: media.fileName, size: data.byteLength };
};

export const writeMedia = async (
  payload: Payload,
  writer: Writer,
  items: readonly SeedMedia[],
): Promise<void> =>
  inPairs(items, async (media) => {
    const svg = media.svg();
    const texts = (locale: Parameters<typeof textIn>[1]) => ({
      alt: textIn(media.alt, locale) ?? media.key,
      caption: textIn(media.caption, locale),
    });
    const focus = { focalX: media.focalX ?? middle, focalY: middle };
    const languages = languagesOf(media.alt);
    await writer.write({
      collection: 'media',
      key: media.key,
      origin: [media, svg],
      languages,
      create: async ({ id, locale }) =>
        payload.create({
          collection: 'media',
          data: { id, ...texts(locale), ...focus },
          file: await rasterise(media, svg),
          locale,
          ...quietly,
        }),
      update: async ({ id, locale }) =>
        payload.update({
          collection: 'media',
          id,
          data: { ...texts(locale), ...(locale === languages[0] ? focus : {}) },
          ...(locale === languages[0]
            ? { file: await rasterise(media, svg), overwriteExistingFiles: true }
            : {}),
          locale,
          ...quietly,
        }),
    });
  });

export const writeFiles = async (
  payload: Payload,
  writer: Writer,
  items: readonly SeedFile[],
): Promise<void> => {
  for (const file of items) {
    const data = Buffer.from(await file.bytes());
    const upload = { data, mimetype: file.mimeType, name: file.fileName, size: data.byteLength };
    const texts = (locale: Parameters<typeof textIn>[1]) => ({
      title: textIn(file.title, locale) ?? file.slug,
      slug: file.slug,
      locale: file.language,
    });
    const languages = languagesOf(file.title);
    await writer.write({
      collection: 'files',
      key: file.key,
      origin: [file, hashOf([...data])],
      languages,
      create: ({ id, locale }) =>
        payload.create({
          collection: 'files',
          data: { id, ...texts(locale) },
          file: upload,
          locale,
          ...quietly,
        }),
      update: ({ id, locale }) =>
        payload.update({
          collection: 'files',
          id,
          data: texts(locale),
          ...(locale === languages[0] ? { file: upload, overwriteExistingFiles: true } : {}),
          locale,
          ...quietly,
        }),
    });
  }
};

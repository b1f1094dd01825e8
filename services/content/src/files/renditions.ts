import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ResizeOptions, Sharp } from 'sharp';
import { limitedSharp } from './pictureLimits';

/**
 * Sizes that are made when they are first requested: those of the specification's section 9, `phone` for the width of a
 * phone, and `full` in the size of the file.
 */
export const renditionPresets = [
  'full',
  'phone',
  'brand',
  'contact',
  'story',
  'galleryThumbnail',
  'gallery',
  'lightboxThumbnail',
  'marketingLogo',
] as const;
export type RenditionPreset = (typeof renditionPresets)[number];

export const renditionFormats = ['avif', 'webp', 'png'] as const;
export type RenditionFormat = (typeof renditionFormats)[number];

export interface Rendition {
  preset: RenditionPreset;
  format: RenditionFormat;
}

const resizeOptions: Record<RenditionPreset, ResizeOptions | null> = {
  full: null,
  phone: { width: 750 },
  brand: { height: 96 },
  contact: { width: 80, height: 80 },
  story: { width: 768, height: 432 },
  galleryThumbnail: { width: 56 },
  gallery: { width: 480 },
  lightboxThumbnail: { width: 80 },
  // "52x304": as high as a line of logos, and as wide as their column.
  marketingLogo: { width: 304, height: 52, fit: 'inside' },
};

/**
 * Section 9: quality 90, and 100 for brand images. AVIF of quality 65 corresponds to WebP of 90. With an effort above 0, the
 * first reader would wait for seconds.
 */
const encode = (picture: Sharp, { preset, format }: Rendition): Sharp => {
  const quality = preset === 'brand' ? 100 : 90;
  switch (format) {
    case 'avif':
      return picture.avif({ quality: preset === 'brand' ? 90 : 65, effort: 0 });
    case 'webp':
      return picture.webp({ quality, effort: 1 });
    case 'png':
      return picture.png({ quality, compressionLevel: 8, effort: 1 });
  }
};

/** Scales and encodes a picture. Throws sharp's errors for bytes that are no picture. */
export const createRendition = (bytes: Buffer, rendition: Rendition): Promise<Buffer> => {
  const resize = resizeOptions[rendition.preset];
  const picture = limitedSharp(bytes).rotate();
  const sized = resize ? picture.resize({ ...resize, withoutEnlargement: true }) : picture;
  return encode(sized, rendition).toBuffer();
};

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

const readIfPresent = async (file: string): Promise<Buffer | null> => {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

const writeAtomically = async (file: string, bytes: Buffer): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
};

/** Bytes of a picture: of its rendition, or of the original file while the rendition is being created. */
export interface RenditionBytes {
  bytes: Buffer;
  isRendition: boolean;
}

export interface RenditionStore {
  /** Returns a rendition, or the original if that takes longer than `timeoutMs`; null if the file does not exist. */
  read: (fileName: string, rendition: Rendition, timeoutMs?: number) => Promise<RenditionBytes | null>;
}

/** Below the site's own timeout of 3 s: a browser does not try another format when one fails. */
const defaultTimeoutMs = 1_000;

const waitFor = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), milliseconds).unref();
  });

/** Reads a picture of the library by a validated file name; null if it does not exist. */
export type ReadPicture = (fileName: string) => Promise<Buffer | null>;

export const readFromFolder =
  (folder: string): ReadPicture =>
  (fileName) =>
    readIfPresent(path.join(folder, fileName));

/** Creates renditions once and stores them in the folder `renditions` under the digest of the picture. */
export const createRenditionStore = (readPicture: ReadPicture, renditions: string): RenditionStore => {
  const pending = new Map<string, Promise<Buffer>>();
  const make = async (file: string, bytes: Buffer, rendition: Rendition): Promise<Buffer> => {
    const stored = await readIfPresent(file);
    if (stored) return stored;
    const made = await createRendition(bytes, rendition);
    await writeAtomically(file, made);
    return made;
  };
  return {
    read: async (fileName, rendition, timeoutMs = defaultTimeoutMs) => {
      if (!/^[^./\\\0][^/\\\0]*$/.test(fileName)) return null;
      const bytes = await readPicture(fileName);
      if (!bytes) return null;
      const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 24);
      const file = path.join(renditions, `${digest}.${rendition.preset}.${rendition.format}`);
      const running = pending.get(file) ?? make(file, bytes, rendition).finally(() => pending.delete(file));
      pending.set(file, running);
      const made = await Promise.race([running.catch(() => null), waitFor(timeoutMs)]);
      return made ? { bytes: made, isRendition: true } : { bytes, isRendition: false };
    },
  };
};

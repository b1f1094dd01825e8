import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { ProductDatabase } from '../database/connect';

export interface Asset {
  mimeType: string;
  bytes: Buffer;
  etag: string;
  /** True for the original while the requested rendition is being created. */
  isPassing?: true;
}

/**
 * Widths of the image presets (specification, section 9). No other width is rendered, so that requests cannot create
 * thousands.
 */
export const pictureWidths = [56, 80, 128, 180, 480, 768, 1200] as const;

const maxBytes = 96 * 1024 * 1024;
const namePattern = /^[a-z0-9][a-z0-9-]*\.[a-z0-9]{2,5}$/;

/** "Brand image height 96 at quality 100" (section 9). */
export const brandHeight = 96;

export const pictureFormats = ['webp', 'avif'] as const;

/** Requested rendition; the original if neither is given. */
export interface PictureForm {
  /** Maximum width in pixels. */
  width: number | null;
  /** Height in pixels with quality 100: for brand images. */
  height: typeof brandHeight | null;
  /** WebP by default if the width is given. */
  format: (typeof pictureFormats)[number] | null;
}

export interface AssetStore {
  /** Reads an image or document by its name; documents have no renditions. */
  read: (name: string, form: PictureForm) => Promise<Asset | null>;
}

const etagOf = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 24)}"`;

/**
 * Section 9: quality 90. AVIF of quality 65 looks like WebP of 90; an effort above 0 takes seconds for the first
 * reader.
 */
const make = (bytes: Buffer, { width, height, format }: PictureForm): Promise<Buffer> => {
  const size = { ...(width !== null && { width }), ...(height !== null && { height }) };
  const isBrand = height !== null;
  const picture = sharp(bytes).resize({ ...size, withoutEnlargement: true });
  return format === 'avif'
    ? picture.avif({ quality: isBrand ? 90 : 65, effort: 0 }).toBuffer()
    : picture.webp({ quality: isBrand ? 100 : 90 }).toBuffer();
};

const asStored: PictureForm = { width: null, height: null, format: null };

/** Below the site's own timeout of 3 s: browsers do not try another format after a failure. */
const defaultTimeoutMs = 1_000;
const late = Symbol('late');

/** Rendering them takes about a second, after which readers get the original anyway. */
const maxPendingRenditions = 32;

const waitFor = (milliseconds: number): Promise<typeof late> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(late), milliseconds).unref();
  });

const isAsStored = ({ width, height, format }: PictureForm): boolean =>
  width === null && height === null && format === null;

/**
 * Reads from the database; caches files and renditions in memory, up to 96 MB. While `maxPending` files are being read and
 * rendered, no other rendition is begun, and readers get the original.
 */
export const createAssetStore = (
  db: ProductDatabase,
  { maxPending = maxPendingRenditions, timeoutMs = defaultTimeoutMs } = {},
): AssetStore => {
  const pending = new Set<string>();
  const load = async (name: string, form: PictureForm): Promise<Asset | undefined> => {
    const row = await db
      .selectFrom('pim_assets')
      .select(['mime_type', 'bytes'])
      .where('name', '=', name)
      .executeTakeFirst();
    if (!row) return undefined;
    const { mime_type: mimeType, bytes: original } = row;
    if (isAsStored(form) || !mimeType.startsWith('image/'))
      return { mimeType, bytes: original, etag: etagOf(original) };
    const bytes = await make(original, form);
    return { mimeType: `image/${form.format ?? 'webp'}`, bytes, etag: etagOf(bytes) };
  };
  const cache = new LRUCache<string, Asset, { name: string; form: PictureForm }>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 1,
    fetchMethod: (key, _stale, { context: { name, form } }) => {
      pending.add(key);
      return load(name, form).finally(() => pending.delete(key));
    },
  });
  const mayBegin = (key: string, form: PictureForm): boolean =>
    pending.size < maxPending || isAsStored(form) || pending.has(key) || cache.has(key);
  return {
    read: async (name, form) => {
      if (!namePattern.test(name)) return null;
      const key = `${form.width ?? ''}x${form.height ?? ''}/${form.format ?? ''}/${name}`;
      const made = mayBegin(key, form)
        ? await Promise.race([cache.fetch(key, { context: { name, form } }), waitFor(timeoutMs)])
        : late;
      if (made !== late) return made ?? null;
      const stored = await load(name, asStored);
      return stored ? { ...stored, isPassing: true } : null;
    },
  };
};

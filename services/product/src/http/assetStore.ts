import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { ProductDatabase } from '../database/connect';

export interface Asset {
  mimeType: string;
  bytes: Buffer;
  etag: string;
}

/** The widths of the specification's image presets, section 9; no other is made, so that nobody can ask for thousands. */
export const pictureWidths = [56, 80, 128, 180, 480, 768, 1200] as const;

const largestBytes = 96 * 1024 * 1024;
const namePattern = /^[a-z0-9][a-z0-9-]*\.[a-z0-9]{2,5}$/;

export interface AssetStore {
  /** A picture or document by its name; pictures no wider than `width` when it is given. */
  read: (name: string, width: number | null) => Promise<Asset | null>;
}

const etagOf = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 24)}"`;

const resize = (bytes: Buffer, width: number): Promise<Buffer> =>
  sharp(bytes).resize({ width, withoutEnlargement: true }).webp({ quality: 90 }).toBuffer();

/** Reads from the database, and keeps in memory what was read or made of it, up to 96 MB. */
export const createAssetStore = (db: ProductDatabase): AssetStore => {
  const load = async (name: string, width: number | null): Promise<Asset | undefined> => {
    const row = await db
      .selectFrom('pim_assets')
      .select(['mime_type', 'bytes'])
      .where('name', '=', name)
      .executeTakeFirst();
    if (!row) return undefined;
    const { mime_type: mimeType, bytes: original } = row;
    if (width === null || !mimeType.startsWith('image/'))
      return { mimeType, bytes: original, etag: etagOf(original) };
    const bytes = await resize(original, width);
    return { mimeType: 'image/webp', bytes, etag: etagOf(bytes) };
  };
  const cache = new LRUCache<string, Asset, { name: string; width: number | null }>({
    maxSize: largestBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 1,
    fetchMethod: (_key, _stale, { context: { name, width } }) => load(name, width),
  });
  return {
    read: async (name, width) => {
      if (!namePattern.test(name)) return null;
      return (await cache.fetch(`${width ?? 'full'}/${name}`, { context: { name, width } })) ?? null;
    },
  };
};

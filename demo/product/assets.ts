import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

interface SeedAsset {
  name: string;
  mime_type: string;
  size_bytes: number;
  bytes: Buffer;
}

/** Collects pictures and documents; the same content has one name, and another content another. */
export interface AssetCollector {
  picture: (stem: string, svg: string) => string;
  document: (stem: string, bytes: Uint8Array) => string;
  film: () => Promise<string>;
  /** Draws what was collected, a few at a time. */
  finish: (onProgress: (done: number, all: number) => void) => Promise<SeedAsset[]>;
}

const fingerprint = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 10);

const filmFile = 'assets/wire-film.webm';
const atOnce = 4;

const toAsset = (name: string, mimeType: string, bytes: Buffer): SeedAsset => ({
  name,
  mime_type: mimeType,
  size_bytes: bytes.byteLength,
  bytes,
});

/** `demoFolder` is the absolute path of `demo/`, where the film is. */
export const createAssetCollector = (demoFolder: string): AssetCollector => {
  const drawings = new Map<string, string>();
  const ready = new Map<string, SeedAsset>();
  return {
    picture: (stem, svg) => {
      const name = `${stem}-${fingerprint(svg)}.webp`;
      drawings.set(name, svg);
      return name;
    },
    document: (stem, bytes) => {
      const name = `${stem}-${fingerprint(bytes)}.pdf`;
      ready.set(name, toAsset(name, 'application/pdf', Buffer.from(bytes)));
      return name;
    },
    film: async () => {
      const bytes = await readFile(path.join(demoFolder, filmFile));
      const name = `wire-film-${fingerprint(bytes)}.webm`;
      ready.set(name, toAsset(name, 'video/webm', bytes));
      return name;
    },
    finish: async (onProgress) => {
      const waiting = [...drawings];
      let done = 0;
      const draw = async (): Promise<void> => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const [name, svg] = next;
          const bytes = await sharp(Buffer.from(svg)).webp({ quality: 90, effort: 2 }).toBuffer();
          ready.set(name, toAsset(name, 'image/webp', bytes));
          done += 1;
          if (done % 50 === 0) onProgress(done, drawings.size);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, draw));
      return [...ready.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
    },
  };
};

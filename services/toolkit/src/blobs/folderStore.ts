import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BlobStore } from './blobStore';

/** Files in a folder, readable by this user alone; a file appears when it is whole. */
export const createFolderStore = (folder: string): BlobStore => {
  const fileOf = (key: string): string => path.join(folder, key);
  const partOf = (key: string): string => `${fileOf(key)}.part`;
  return {
    put: async (key, content, _mimeType, signal) => {
      await mkdir(path.dirname(fileOf(key)), { recursive: true, mode: 0o700 });
      try {
        await pipeline(content, createWriteStream(partOf(key), { flags: 'wx', mode: 0o600, flush: true }), {
          signal,
        });
        await rename(partOf(key), fileOf(key));
      } catch (error) {
        await rm(partOf(key), { force: true });
        throw error;
      }
    },
    open: async (key) => (await open(fileOf(key), 'r')).createReadStream(),
    remove: async (key) => {
      await rm(partOf(key), { force: true });
      await rm(fileOf(key), { force: true });
    },
    close: () => undefined,
  };
};

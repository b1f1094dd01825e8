import { createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { BlobStore, ListedBlob } from './blobStore';

/** Ends the names of files that are still being received. */
const partEnding = '.part';

const missingSchema = z.object({ code: z.literal('ENOENT') });

/** Returns undefined if a file or folder does not exist. */
const ifPresent = async <Result>(pending: Promise<Result>): Promise<Result | undefined> => {
  try {
    return await pending;
  } catch (error) {
    if (missingSchema.safeParse(error).success) return undefined;
    throw error;
  }
};

async function* listFolder(folder: string, prefix: string): AsyncGenerator<ListedBlob> {
  const entries = await ifPresent(opendir(path.join(folder, prefix), { recursive: true }));
  if (!entries) return;
  for await (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith(partEnding)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const { size } = await stat(file);
    yield { key: path.relative(folder, file).replaceAll(path.sep, '/'), size, etag: undefined };
  }
}

/** Files in a folder, readable by this user alone; a file appears when it is whole. */
export const createFolderStore = (folder: string): BlobStore => {
  const fileOf = (key: string): string => path.join(folder, key);
  const partOf = (key: string): string => `${fileOf(key)}${partEnding}`;
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
    stat: async (key) => {
      const found = await ifPresent(stat(fileOf(key)));
      return found && { size: found.size, etag: undefined, mimeType: undefined };
    },
    list: (prefix) => listFolder(folder, prefix),
    remove: async (key) => {
      await rm(partOf(key), { force: true });
      await rm(fileOf(key), { force: true });
    },
    close: () => undefined,
  };
};

import { createReadStream } from 'node:fs';
import { fileTypeFromBuffer } from 'file-type/core';
import { fileTypeFromFile } from 'file-type/node';
import type { PayloadRequest } from 'payload';

/** Bytes of an upload, in memory or in a temporary file. */
export interface UploadContent {
  size: number;
  /** Media type of the signature; undefined without one. */
  detectType: () => Promise<string | undefined>;
  read: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

export const inMemory = (bytes: Uint8Array): UploadContent => ({
  size: bytes.length,
  detectType: async () => (await fileTypeFromBuffer(bytes))?.mime,
  read: () => [bytes],
});

const inFile = (path: string, size: number): UploadContent => ({
  size,
  detectType: async () => (await fileTypeFromFile(path))?.mime,
  read: (): AsyncIterable<Buffer> => createReadStream(path),
});

/** Payload leaves `data` empty where it has written a temporary file. */
export const contentOf = ({ data, size, tempFilePath }: NonNullable<PayloadRequest['file']>): UploadContent =>
  tempFilePath ? inFile(tempFilePath, size) : inMemory(data);

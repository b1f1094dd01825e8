import { createHash } from 'node:crypto';
import type { CollectionBeforeChangeHook, TextField } from 'payload';

/** SHA-256 in hexadecimal. */
export const hashContent = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const byServiceOnly = (): boolean => false;

/** Hash of the stored file, to find the same file under another name. */
export const contentHashField: TextField = {
  name: 'contentHash',
  type: 'text',
  index: true,
  hidden: true,
  access: { create: byServiceOnly, update: byServiceOnly },
};

/** `req.file` has the bytes that are stored: those of a cropped picture after cropping. */
export const storeContentHash: CollectionBeforeChangeHook = ({ data, req }) =>
  req.file ? { ...data, contentHash: hashContent(req.file.data) } : data;

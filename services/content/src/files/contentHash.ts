import { createHash } from 'node:crypto';
import type { CollectionBeforeChangeHook, TextField } from 'payload';
import { contentOf } from './uploadContent';

/** SHA-256 in hexadecimal. */
export const hashContent = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const denyAccess = (): boolean => false;

export const contentHashField: TextField = {
  name: 'contentHash',
  type: 'text',
  index: true,
  hidden: true,
  access: { create: denyAccess, update: denyAccess },
};

/** `req.file` has the bytes that are stored: those of a cropped picture after cropping. */
export const storeContentHash: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file) return data;
  const hash = createHash('sha256');
  for await (const chunk of contentOf(req.file).read()) hash.update(chunk);
  return { ...data, contentHash: hash.digest('hex') };
};

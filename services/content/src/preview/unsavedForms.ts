import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { localeOptions } from '../config/locales';

const store = 'payload-kv';

/** Milliseconds. A change is saved as a draft after 800 ms; until then the preview reads it from here. */
const lifetime = 5_000;

/** An open form in one language. */
export interface FormKey {
  collection: string;
  id: string;
  locale: string;
}

const storeKey = ({ collection, id, locale }: FormKey): string => `unsaved:${collection}:${id}:${locale}`;

const unsavedSchema = z.object({ at: z.number(), fields: z.record(z.string(), z.unknown()) });

/** Passwords are stored as hashes only, and the others are not an editor's to type. */
const ownFields = new Set(['id', '_status', 'createdAt', 'updatedAt', 'formBase', 'protection']);

export const storeUnsaved = async (
  req: PayloadRequest,
  key: FormKey,
  values: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const fields = Object.fromEntries(Object.entries(values).filter(([name]) => !ownFields.has(name)));
  await req.payload.db.upsert({
    collection: store,
    where: { key: { equals: storeKey(key) } },
    data: { key: storeKey(key), data: { at: Date.now(), fields } },
    returning: false,
    req,
  });
};

/** Values that a form may not have saved yet; undefined after `lifetime`, by when they are a draft or were rejected. */
export const readUnsaved = async (
  req: PayloadRequest,
  key: FormKey,
): Promise<Record<string, unknown> | undefined> => {
  const record = await req.payload.db.findOne<{ id: string; data: unknown }>({
    collection: store,
    where: { key: { equals: storeKey(key) } },
    req,
  });
  const unsaved = unsavedSchema.safeParse(record?.data).data;
  return unsaved && unsaved.at > Date.now() - lifetime ? unsaved.fields : undefined;
};

export const deleteUnsaved = async (
  req: PayloadRequest,
  document: Omit<FormKey, 'locale'>,
): Promise<void> => {
  const keys = localeOptions.map(({ value }) => storeKey({ ...document, locale: value }));
  await req.payload.db.deleteMany({ collection: store, where: { key: { in: keys } }, req });
};

import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import type { DocumentKey } from './documentLocks';

const editSchema = z.object({ userId: z.string(), name: z.string(), at: z.string() });
const editsSchema = z.record(z.string(), z.record(z.string(), editSchema));

/** The last editor of a field, and the time of the change (ISO 8601). */
export type LastEdit = z.output<typeof editSchema>;

/** By locale, then by top-level field. */
type LastEdits = z.output<typeof editsSchema>;

interface Person {
  name?: string | null;
  email: string;
}

/** Display name of an editor, or the address if there is no name. */
export const nameOfPerson = ({ name, email }: Person): string =>
  typeof name === 'string' && name !== '' ? name : email;

const store = 'payload-kv';
const storeKey = ({ collection, id }: DocumentKey): string => `last-edits:${collection}:${id}`;

export const readLastEdits = async (req: PayloadRequest, key: DocumentKey): Promise<LastEdits> => {
  const record = await req.payload.db.findOne<{ id: string; data: unknown }>({
    collection: store,
    where: { key: { equals: storeKey(key) } },
    req,
  });
  return editsSchema.safeParse(record?.data).data ?? {};
};

export const recordEdits = async (
  req: PayloadRequest,
  key: DocumentKey,
  fields: readonly string[],
): Promise<void> => {
  const { locale, user } = req;
  if (fields.length === 0 || !locale || user?.collection !== 'users') return;
  const edit: LastEdit = { userId: user.id, name: nameOfPerson(user), at: new Date().toISOString() };
  const edits = await readLastEdits(req, key);
  const ofLocale = { ...edits[locale], ...Object.fromEntries(fields.map((field) => [field, edit])) };
  await req.payload.db.upsert({
    collection: store,
    where: { key: { equals: storeKey(key) } },
    data: { key: storeKey(key), data: { ...edits, [locale]: ofLocale } },
    returning: false,
    req,
  });
};

export const deleteEdits = async (req: PayloadRequest, key: DocumentKey): Promise<void> => {
  await req.payload.db.deleteMany({ collection: store, where: { key: { equals: storeKey(key) } }, req });
};

/** A field without languages may have been changed in the form of another one. */
export const findLastEdit = (edits: LastEdits, locale: string, field: string): LastEdit | undefined =>
  edits[locale]?.[field] ??
  Object.values(edits)
    .flatMap((ofLocale) => ofLocale[field] ?? [])
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))[0];

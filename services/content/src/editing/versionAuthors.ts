import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload';
import { z } from 'zod';
import type { DocumentKey } from './documentLocks';
import { nameOfPerson } from './lastEditors';

/** Names of authors by version id. */
const authorsSchema = z.record(z.string(), z.string());
type Authors = z.output<typeof authorsSchema>;

const store = 'payload-kv';
const storeKey = ({ collection, id }: DocumentKey): string => `version-authors:${collection}:${id}`;

export const readVersionAuthors = async (req: PayloadRequest, key: DocumentKey): Promise<Authors> => {
  const record = await req.payload.db.findOne<{ id: string; data: unknown }>({
    collection: store,
    where: { key: { equals: storeKey(key) } },
    req,
  });
  return authorsSchema.safeParse(record?.data).data ?? {};
};

const readVersionIds = async (req: PayloadRequest, { collection, id }: DocumentKey): Promise<string[]> => {
  const { docs } = await req.payload.db.findVersions<{ id: string }>({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    select: { updatedAt: true },
    pagination: false,
    req,
  });
  return docs.map((version) => String(version.id));
};

/** Payload's versions have no author. An autosave changes the last version, and so its author. */
const recordAuthor: CollectionAfterChangeHook<{ id: string }> = async ({ collection, doc, req }) => {
  const { user } = req;
  if (user?.collection !== 'users') return doc;
  const key = { collection: collection.slug, id: doc.id };
  const ids = await readVersionIds(req, key);
  const [latest] = ids;
  if (latest === undefined) return doc;
  const before = await readVersionAuthors(req, key);
  const authors: Authors = { ...before, [latest]: nameOfPerson(user) };
  // Payload deletes the oldest versions of a document.
  const current = Object.fromEntries(Object.entries(authors).filter(([id]) => ids.includes(id)));
  if (before[latest] === authors[latest] && Object.keys(before).length === Object.keys(current).length)
    return doc;
  await req.payload.db.upsert({
    collection: store,
    where: { key: { equals: storeKey(key) } },
    data: { key: storeKey(key), data: current },
    returning: false,
    req,
  });
  return doc;
};

const deleteAuthors: CollectionAfterDeleteHook<{ id: string }> = async ({ collection, doc, req }) => {
  const where = { key: { equals: storeKey({ collection: collection.slug, id: doc.id }) } };
  await req.payload.db.deleteMany({ collection: store, where, req });
  return doc;
};

/** A collection whose list of versions names who saved each of them. */
export const withVersionAuthors = (collection: CollectionConfig): CollectionConfig => {
  const { admin = {}, hooks = {}, versions } = collection;
  if (!versions) return collection;
  const views = { edit: { versions: { Component: '/admin/versions/Versions#Versions' } } };
  return {
    ...collection,
    admin: { ...admin, components: { ...admin.components, views } },
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), recordAuthor],
      afterDelete: [...(hooks.afterDelete ?? []), deleteAuthors],
    },
  };
};

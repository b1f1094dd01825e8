import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  Field,
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

const findVersions = async (req: PayloadRequest, { collection, id }: DocumentKey) => {
  const { docs } = await req.payload.db.findVersions<{ id: string }>({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    select: { updatedAt: true },
    pagination: false,
    req,
  });
  return docs;
};

const readVersionIds = async (req: PayloadRequest, key: DocumentKey): Promise<string[]> =>
  (await findVersions(req, key)).map((version) => String(version.id));

/**
 * Names of the authors by the moment at which a version was saved (ISO 8601). Payload identifies the versions that it
 * compares by nothing else.
 */
export const readAuthorsByMoment = async (
  req: PayloadRequest,
  { collection, id }: { collection: string; id: string },
): Promise<ReadonlyMap<string, string>> => {
  const slug = req.payload.config.collections.find((one) => one.slug === collection)?.slug;
  if (slug === undefined) return new Map();
  const key = { collection: slug, id };
  const authors = await readVersionAuthors(req, key);
  const versions = await findVersions(req, key);
  return new Map(
    versions.flatMap((version) => {
      const author = authors[version.id];
      return author === undefined ? [] : [[new Date(version.updatedAt).toISOString(), author]];
    }),
  );
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

/** Payload adds the same field without a component; the view of a version shows it although forms hide it. */
const savedField: Field = {
  name: 'updatedAt',
  type: 'date',
  index: true,
  label: ({ t }) => t('general:updatedAt'),
  admin: {
    disableBulkEdit: true,
    hidden: true,
    components: { Diff: '/admin/versions/VersionAuthors#VersionAuthors' },
  },
};

/** A collection whose list and view of versions name who saved each of them. */
export const withVersionAuthors = (collection: CollectionConfig): CollectionConfig => {
  const { admin = {}, hooks = {}, versions } = collection;
  if (!versions) return collection;
  const views = { edit: { versions: { Component: '/admin/versions/Versions#Versions' } } };
  return {
    ...collection,
    fields: [...collection.fields, savedField],
    admin: { ...admin, components: { ...admin.components, views } },
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), recordAuthor],
      afterDelete: [...(hooks.afterDelete ?? []), deleteAuthors],
    },
  };
};

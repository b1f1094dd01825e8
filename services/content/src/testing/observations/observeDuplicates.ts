import type { CollectionSlug, Payload } from 'payload';
import { draftedCollections } from '../../documents/draftedCollections';
import { messageOf } from '../tools/createQuery';
import type { People } from '../tools/people';

/** The collections in which the admin offers to duplicate a document. */
const duplicated = [
  ...draftedCollections,
  'story-contacts',
  'topics',
  'locations',
  'terms',
  'navigation-items',
  'redirects',
  'media',
  'files',
  'sites',
  'brands',
] as const satisfies readonly CollectionSlug[];

/** Duplicates one document of each collection as the admin does, twice, and reads what came of it. */
export const observeDuplicates = async (payload: Payload, { editor }: People) => {
  const duplicate = async (collection: CollectionSlug) => {
    const { docs } = await payload.find({ collection, limit: 1, depth: 0, sort: 'createdAt' });
    const id = String(docs[0]?.id);
    const options = {
      collection,
      id,
      locale: 'en',
      draft: true,
      user: editor,
      overrideAccess: false,
    } as const;
    const copies: Record<string, unknown>[] = [];
    const copy = async () => {
      const made = await payload.duplicate(options);
      copies.push({ ...(await payload.findByID({ collection, id: made.id, depth: 0, locale: 'all' })) });
    };
    const messages = [await messageOf(copy), await messageOf(copy)];
    const original: Record<string, unknown> = { ...docs[0] };
    return { messages, original, copies };
  };
  const entries = [];
  for (const collection of duplicated) entries.push([collection, await duplicate(collection)] as const);
  const offered = Object.values(payload.collections)
    .filter(({ config }) => config.disableDuplicate !== true)
    .map(({ config }) => config.slug);
  return { byCollection: Object.fromEntries(entries), offered };
};

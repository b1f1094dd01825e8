import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { canSeeDrafts } from '../access/roles';
import { allowing, respondError, respondWith } from '../translation/endpoints/responses';
import { collectionNouns } from '../usage/collectionNouns';
import { titleOf } from '../usage/collectUses';
import { findBlockingUses } from '../usage/findBlockingUses';

/** A page of a list in the admin has at most 100 documents. */
const maxDocuments = 100;

const isCollection = (req: PayloadRequest, slug: string): slug is CollectionSlug =>
  slug in req.payload.collections;

const querySchema = z.object({
  collection: z.string(),
  ids: z.array(z.uuid()).max(maxDocuments),
});

/**
 * `GET /api/editing/blocked-deletions?collection=pages&id=…&id=…`: which of several documents cannot be deleted together,
 * and the documents that use them.
 */
export const blockedDeletionsEndpoint: Endpoint = {
  path: '/editing/blocked-deletions',
  method: 'get',
  handler: allowing(canSeeDrafts, async (req) => {
    const { searchParams } = req;
    const query = querySchema.safeParse({
      collection: searchParams.get('collection'),
      ids: searchParams.getAll('id'),
    });
    const { collection, ids } = query.data ?? { collection: '', ids: [] };
    if (!query.success || !isCollection(req, collection))
      return respondError(400, 'collection must be the slug of a collection, id a UUID.');
    const { docs } = await req.payload.db.find<{ id: string }>({
      collection,
      where: { id: { in: ids } },
      pagination: false,
      locale: 'all',
      req,
    });
    const blocked = await findBlockingUses(
      req,
      collection,
      docs.map(({ id }) => id),
    );
    return respondWith({
      documents: docs.flatMap((document) => {
        const { id } = document;
        const uses = blocked.get(id);
        return uses ? [{ id, title: titleOf(document, id), uses }] : [];
      }),
      nouns: collectionNouns(req.payload, 'plural', req.i18n.language),
    });
  }),
};

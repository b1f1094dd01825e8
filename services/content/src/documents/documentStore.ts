import type { CollectionSlug, PayloadRequest } from 'payload';

type Relation = string | { id: string } | null;

/** Common columns of a site's documents. */
export interface StoredDocument {
  id: string;
  site?: Relation;
  slug?: string | null;
  countries?: readonly (string | { id: string })[] | null;
  _status?: 'draft' | 'published' | null;
}

/** The document as it is stored: what readers see, whatever draft is pending. */
export const readStored = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
): Promise<StoredDocument | null> =>
  req.payload.db.findOne<StoredDocument>({ collection, where: { id: { equals: id } }, req });

export const readAllSiteKeys = async (req: PayloadRequest): Promise<string[]> => {
  const { docs } = await req.payload.db.find<{ id: string; key: string }>({
    collection: 'sites',
    select: { key: true },
    sort: 'key',
    pagination: false,
    req,
  });
  return docs.map(({ key }) => key);
};

import type { PayloadRequest, Where } from 'payload';
import { nameOfUpload, type Upload } from './readUploads';
import type { LibraryCollection } from './usesOf';

export interface SameFilesQuery {
  collection: LibraryCollection;
  /** Document of the form, which is not listed itself; its own hash is used where none is given. */
  id?: string | undefined;
  /** Content hash of a chosen file. */
  hash?: string | undefined;
}

export interface SameFile {
  id: string;
  name: string;
}

/** Enough for a notice. */
const maxListed = 5;

const readHash = async (req: PayloadRequest, collection: LibraryCollection, id: string) => {
  const where = { id: { equals: id } };
  return (await req.payload.db.findOne<Upload>({ collection, where, req }))?.contentHash ?? undefined;
};

/** Finds other pictures or files with the same content. */
export const findSameFiles = async (
  req: PayloadRequest,
  { collection, id, hash }: SameFilesQuery,
): Promise<SameFile[]> => {
  const contentHash = hash ?? (id === undefined ? undefined : await readHash(req, collection, id));
  if (contentHash === undefined) return [];
  const others: Where[] = id === undefined ? [] : [{ id: { not_equals: id } }];
  const { docs } = await req.payload.db.find<Upload>({
    collection,
    where: { and: [{ contentHash: { equals: contentHash } }, ...others] },
    sort: 'createdAt',
    limit: maxListed,
    req,
  });
  return docs.map((upload) => ({ id: upload.id, name: nameOfUpload(upload) }));
};

import type { PayloadRequest } from 'payload';
import type { File as FileDocument } from '../payload-types';
import type { Use, Uses } from './collectUses';

export type LibraryCollection = 'media' | 'files';

interface LibraryDocument {
  id: string;
  slug?: string;
}

/** Every language version of a file is reached under one address, so that a use of one is a use of all. */
const readVersionIds = async (req: PayloadRequest, slug: string): Promise<string[]> => {
  const { docs } = await req.payload.db.find<Pick<FileDocument, 'id'>>({
    collection: 'files',
    where: { slug: { equals: slug } },
    select: { slug: true },
    pagination: false,
    req,
  });
  return docs.map(({ id }) => id);
};

/** Each document once, those that readers meet first. */
export const mergeUses = (lists: readonly (readonly Use[] | undefined)[]): Use[] => {
  const merged = new Map<string, Use>();
  for (const use of lists.flatMap((list) => list ?? [])) {
    const known = merged.get(use.id);
    const places = [...new Set([...(known?.places ?? []), ...use.places])];
    merged.set(use.id, { ...use, places, isPublic: use.isPublic || known?.isPublic === true });
  }
  return [...merged.values()].toSorted((one, other) => Number(other.isPublic) - Number(one.isPublic));
};

/** Uses of a document in others, in all languages and versions. Files are used by any of their language versions. */
export const usesOf = async (
  req: PayloadRequest,
  uses: Uses,
  { id, slug }: LibraryDocument,
): Promise<Use[]> => {
  if (slug === undefined) return mergeUses([uses.byId.get(id)]).filter((use) => use.id !== id);
  const ids = await readVersionIds(req, slug);
  return mergeUses([...ids.map((one) => uses.byId.get(one)), uses.bySlug.get(slug)]);
};

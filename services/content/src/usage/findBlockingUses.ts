import type { PayloadRequest } from 'payload';
import { collectUses, type Use } from './collectUses';
import { mergeUses } from './usesOf';

/** Slug of a file without other language versions; its address would be lost with it. */
const readLastSlug = async (req: PayloadRequest, id: string): Promise<string | undefined> => {
  const { db } = req.payload;
  const where = { id: { equals: id } };
  const file = await db.findOne<{ id: string; slug: string }>({ collection: 'files', where, req });
  if (!file) return undefined;
  const versions = await db.count({ collection: 'files', where: { slug: { equals: file.slug } }, req });
  return versions.totalDocs === 1 ? file.slug : undefined;
};

/**
 * Finds the uses that would break if a document were deleted, published ones first. A file that is linked by its
 * address may go while the address leads to another language version. Redirects do not keep a page, since moves create
 * them.
 */
export const findBlockingUses = async (
  req: PayloadRequest,
  collection: string,
  id: string,
): Promise<Use[]> => {
  const { byId, bySlug } = await collectUses(req);
  const slug = collection === 'files' ? await readLastSlug(req, id) : undefined;
  const uses = mergeUses([byId.get(id), slug === undefined ? undefined : bySlug.get(slug)]);
  return uses.filter((use) => use.id !== id && use.collection !== 'redirects');
};

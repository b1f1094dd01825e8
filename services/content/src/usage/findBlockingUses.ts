import type { PayloadRequest } from 'payload';
import { collectUses, type Use } from './collectUses';
import { decideDeletions } from './decideDeletions';
import { mergeUses } from './usesOf';

interface FileVersion {
  id: string;
  slug: string;
}

/** Ids of all language versions of files, by slug. */
const readVersions = async (
  req: PayloadRequest,
  ids: readonly string[],
): Promise<{ slugs: ReadonlyMap<string, string>; versions: ReadonlyMap<string, string[]> }> => {
  const { db } = req.payload;
  const all = { collection: 'files', pagination: false, req } as const;
  const { docs: files } = await db.find<FileVersion>({ ...all, where: { id: { in: [...ids] } } });
  const where = { slug: { in: files.map(({ slug }) => slug) } };
  const { docs } = files.length > 0 ? await db.find<FileVersion>({ ...all, where }) : { docs: [] };
  const versions = new Map<string, string[]>();
  for (const { id, slug } of docs) versions.set(slug, [...(versions.get(slug) ?? []), id]);
  return { slugs: new Map(files.map(({ id, slug }) => [id, slug])), versions };
};

/**
 * Finds the uses that prevent the deletion of documents, by the id of the document, published ones first. Documents that
 * are deleted together may use each other. A file that is linked by its address can be deleted while the
 * address has another language version. Redirects do not block the deletion of a page, since moves create them.
 */
export const findBlockingUses = async (
  req: PayloadRequest,
  collection: string,
  ids: readonly string[],
): Promise<Map<string, Use[]>> => {
  const { byId, bySlug } = await collectUses(req);
  const { slugs, versions } = await readVersions(req, collection === 'files' ? ids : []);
  return decideDeletions(ids, (id, deleted) => {
    const slug = slugs.get(id) ?? '';
    const isAddressLost = (versions.get(slug) ?? []).every((version) => deleted.has(version));
    return mergeUses([byId.get(id), isAddressLost ? bySlug.get(slug) : undefined]).filter(
      (use) => use.collection !== 'redirects',
    );
  });
};

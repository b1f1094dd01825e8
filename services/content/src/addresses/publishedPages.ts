import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { collectionBelow } from '../documents/articleKinds';
import type { StoredDocument } from '../documents/documentStore';
import { deepSections, homeSlug } from '../documents/pageRules';
import { relationIds } from '../relations/relationId';

const published: Where = { _status: { equals: 'published' } };

interface PageLocation {
  parentSlug: string;
  slug: string;
}

/** Position of a page with this address, or undefined if the address is too deep for a page. */
const placeOf = (path: string): PageLocation | undefined => {
  const parts = path.split('/').filter(Boolean);
  if (parts.length > 2 && !deepSections.includes(parts[0] ?? '')) return undefined;
  return {
    parentSlug: parts.length > 1 ? parts.slice(0, -1).join('/') : homeSlug,
    slug: parts.at(-1) ?? homeSlug,
  };
};

const dayMs = 24 * 60 * 60 * 1000;

/** The first time zone is 14 hours ahead of UTC, and days are stored as noon in UTC. */
const earliestStartMs = 26 * 60 * 60 * 1000;

/** Before its first and after its last day an opening has no page (docs/adr/0080). */
const createOpenJobCondition = (): Where => ({
  and: [
    { publishedOn: { less_than_equal: new Date(Date.now() + earliestStartMs).toISOString() } },
    {
      or: [
        { applyUntil: { exists: false } },
        { applyUntil: { greater_than_equal: new Date(Date.now() - dayMs).toISOString() } },
      ],
    },
  ],
});

/** The published pages and other documents with a page at a path of a site; without a site those of all sites. */
export const findPublishedPages = async (
  req: PayloadRequest,
  site: string | null,
  path: string,
): Promise<Pick<StoredDocument, 'id' | 'countries'>[]> => {
  const place = placeOf(path);
  if (!place) return [];
  const { parentSlug, slug } = place;
  const common = [
    published,
    { slug: { equals: slug } },
    ...(site === null ? [] : [{ site: { equals: site } }]),
  ];
  const find = (collection: CollectionSlug, where: Where[]) =>
    req.payload.db.find<StoredDocument>({
      collection,
      where: { and: where },
      select: { countries: true },
      pagination: false,
      req,
    });
  const pages = await find('pages', [...common, { parentSlug: { equals: parentSlug } }]);
  const collection = collectionBelow(parentSlug);
  if (!collection) return pages.docs;
  const where = collection === 'job-openings' ? [...common, createOpenJobCondition()] : common;
  return [...pages.docs, ...(await find(collection, where)).docs];
};

/** True if there is a published page for visitors of every country. */
export const isPageForAll = async (
  req: PayloadRequest,
  site: string | null,
  path: string,
): Promise<boolean> =>
  (await findPublishedPages(req, site, path)).some(({ countries }) => relationIds(countries).length === 0);

import type { PayloadRequest, Where } from 'payload';
import type { Page } from '../payload-types';
import { relationIds } from '../relations/relationId';
import { homeSlug } from './pageRules';

const published: Where = { _status: { equals: 'published' } };

/** Where a page of this address would be; undefined for what is too deep to be one. */
const pageWhere = (path: string): Where | undefined => {
  const [first = homeSlug, second, third] = path.split('/').filter(Boolean);
  if (third !== undefined) return undefined;
  const [parentSlug, slug] = second === undefined ? [homeSlug, first] : [first, second];
  return { and: [{ parentSlug: { equals: parentSlug } }, { slug: { equals: slug } }] };
};

/** The published pages at a path of a site, one per group of countries; without a site those of all sites. */
export const findPublishedPages = async (
  req: PayloadRequest,
  site: string | null,
  path: string,
): Promise<Pick<Page, 'id' | 'countries'>[]> => {
  const where = pageWhere(path);
  if (!where) return [];
  const { docs } = await req.payload.db.find<Page>({
    collection: 'pages',
    where: { and: [published, where, ...(site === null ? [] : [{ site: { equals: site } }])] },
    select: { countries: true },
    pagination: false,
    req,
  });
  return docs;
};

/** Whether a published page stands there for visitors of every country. */
export const isPageForAll = async (
  req: PayloadRequest,
  site: string | null,
  path: string,
): Promise<boolean> =>
  (await findPublishedPages(req, site, path)).some(({ countries }) => relationIds(countries).length === 0);

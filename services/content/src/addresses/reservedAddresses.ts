import { homeSlug, pagePath } from '../documents/pageRules';
import reserved from './reservedSlugs.json';

const everywhere = new Map(Object.entries(reserved.everywhere));
const onMainSite = new Map(Object.entries(reserved.onMainSite));

/** Key of the site with the products and the customer area. */
export const mainSiteKey = 'main';

/** Returns the application's own feature at addresses that begin with a slug; undefined if they are free. */
export const ownerOfSlug = (slug: string, siteKey: string | undefined): string | undefined =>
  everywhere.get(slug) ?? (siteKey === mainSiteKey ? onMainSite.get(slug) : undefined);

export interface RequestedAddress {
  siteKey: string | undefined;
  parentSlug: string;
  slug: string;
  /** Pages may be below it: their addresses begin with its slug. */
  hasChildren: boolean;
}

/** Reason for which a page cannot have an address; undefined if it can. */
export const findReservedProblem = (requested: RequestedAddress): string | undefined => {
  const { siteKey, parentSlug, slug, hasChildren } = requested;
  const isFirst = parentSlug === homeSlug;
  const taken = isFirst ? slug : (parentSlug.split('/')[0] ?? parentSlug);
  const owner = ownerOfSlug(taken, siteKey);
  if (owner !== undefined)
    return isFirst
      ? `At ${pagePath(parentSlug, slug)} the site itself shows ${owner}, and a page there would hide it or never be seen. Choose another slug.`
      : `Addresses below /${taken} belong to ${owner}. Choose another parent, or change its slug.`;
  const below = hasChildren ? ownerOfSlug(slug, siteKey) : undefined;
  return below === undefined
    ? undefined
    : `The pages below this one would stand below /${slug}, where the site itself shows ${below}. Choose another slug.`;
};

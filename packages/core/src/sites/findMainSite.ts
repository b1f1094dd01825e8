import type { SiteAddress } from '../types/Site';

/** Sites with a domain of their own need no slug either; among several, the main site is the one with this key. */
export const mainSiteKey = 'main';

/** The main site, "the one without a slug" (section 2.1); `undefined` when there is none, or no telling which. */
export function findMainSite<TSite extends SiteAddress>(sites: readonly TSite[]): TSite | undefined {
  const withoutSlug = sites.filter(({ slug }) => !slug);
  const candidates =
    withoutSlug.length > 1 ? withoutSlug.filter(({ key }) => key === mainSiteKey) : withoutSlug;
  return candidates.length === 1 ? candidates[0] : undefined;
}

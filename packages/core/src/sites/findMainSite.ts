import type { SiteAddress } from '../types/Site';

export const mainSiteKey = 'main';

/** Returns the main site, "the one without a slug" (section 2.1); `undefined` if there is none or it is ambiguous. */
export function findMainSite<TSite extends Pick<SiteAddress, 'key' | 'slug'>>(
  sites: readonly TSite[],
): TSite | undefined {
  const withoutSlug = sites.filter(({ slug }) => !slug);
  const candidates =
    withoutSlug.length > 1 ? withoutSlug.filter(({ key }) => key === mainSiteKey) : withoutSlug;
  return candidates.length === 1 ? candidates[0] : undefined;
}

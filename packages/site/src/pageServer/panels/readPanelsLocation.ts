import { readSiteParam, writeSiteParam } from '@/server/links/siteParam';

export const panelsPrefix = '/_panels/';

export interface PanelsLocation {
  readonly site: string;
  readonly locale: string;
}

const isCanonical = (site: string) => writeSiteParam(readSiteParam(site)) === site;

/**
 * Reads the address of panels; undefined for other spellings of the same site, and for other builds, whose custom
 * properties have other short names.
 */
export function readPanelsLocation(url: string, buildId: string): PanelsLocation | undefined {
  const [build, site = '', locale = '', ...rest] = url.slice(panelsPrefix.length).split('/');
  const isKnown = url.startsWith(panelsPrefix) && build === buildId && rest.length === 0;
  return isKnown && /^[\w~-]+$/.test(site) && isCanonical(site) ? { site, locale } : undefined;
}

import { pagePath, type PageLocation } from '../paths/pagePath';
import { siteUrl, type SiteUrlInput } from '../sites/siteUrl';

/** A page of a site, in a locale, seen from where the reader is. */
export type PageUrlInput = SiteUrlInput & PageLocation;

/** The public address of a page (section 2.1); absolute when its site is on another host. */
export const pageUrl = (input: PageUrlInput): string => siteUrl(pagePath(input), input);

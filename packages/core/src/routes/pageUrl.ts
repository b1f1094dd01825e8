import { pagePath, type PageLocation } from '../paths/pagePath';
import { siteUrl, type SiteUrlInput } from '../sites/siteUrl';

export type PageUrlInput = SiteUrlInput & PageLocation;

/** Returns the public URL of a page (section 2.1); absolute if its site is on another host. */
export const pageUrl = (input: PageUrlInput): string => siteUrl(pagePath(input), input);

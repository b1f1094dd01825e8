import type { LinkContext, Locale } from '@kmx/core';

import type { SiteConfig, SystemData } from '../content/system.schema';

import { siteAddress } from './siteAddress';

/** How links are written for a reader who is on the site's own address, whichever host asks. */
export const createLinkContext = (
  site: SiteConfig,
  { sites, countries }: Pick<SystemData, 'sites' | 'countries'>,
  locale: Locale,
): LinkContext => ({ site, sites, countries, locale, ...siteAddress(site) });

import type { LinkContext, Locale } from '@kmx/core';

import type { SiteConfig, SystemData } from '../content/system.schema';

import { siteAddress } from './siteAddress';

/** Creates a link context for the site's own host, regardless of the requested one. */
export const createLinkContext = (
  site: SiteConfig,
  { sites, countries }: Pick<SystemData, 'sites' | 'countries'>,
  locale: Locale,
): LinkContext => ({ site, sites, countries, locale, ...siteAddress(site) });

import type { LinkContext, Locale } from '@kmx/core';

import type { SiteConfig, SystemData } from '../content/system.schema';
import { env } from '../env';

/** How links are written for a reader who is on the site's own address, whichever host asks. */
export function createLinkContext(
  site: SiteConfig,
  { sites }: Pick<SystemData, 'sites'>,
  locale: Locale,
): LinkContext {
  const { hostname, port, protocol } = new URL(env().SITE_URL);
  const host = site.domains[0]?.host ?? hostname;
  return {
    site,
    sites,
    locale,
    currentHost: port ? `${host}:${port}` : host,
    protocol: protocol === 'https:' ? 'https' : 'http',
  };
}

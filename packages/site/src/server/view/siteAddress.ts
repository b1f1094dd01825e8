import type { CurrentAddress } from '@kmx/core';

import type { SiteConfig } from '../content/system.schema';
import { env } from '../env';

/** How addresses on a site's own host are written. */
export type SiteHostAddress = Required<Pick<CurrentAddress, 'currentHost' | 'protocol'>>;

/** The public address of a site's host, its first domain; port and protocol are those of SITE_URL. */
export function siteAddress({ domains }: Pick<SiteConfig, 'domains'>): SiteHostAddress {
  const { hostname, port, protocol } = new URL(env().SITE_URL);
  const host = domains[0]?.host ?? hostname;
  return {
    currentHost: port ? `${host}:${port}` : host,
    protocol: protocol === 'https:' ? 'https' : 'http',
  };
}

import type { CurrentAddress } from '@kmx/core';

import type { SiteConfig } from '../content/system.schema';
import { env } from '../env';

export type SiteHostAddress = Required<Pick<CurrentAddress, 'currentHost' | 'protocol'>>;

/** Returns the public host of a site, which is its first domain, with port and protocol of SITE_URL. */
export function siteAddress({ domains }: Pick<SiteConfig, 'domains'>): SiteHostAddress {
  const { hostname, port, protocol } = new URL(env().SITE_URL);
  const host = domains[0]?.host ?? hostname;
  return {
    currentHost: port ? `${host}:${port}` : host,
    protocol: protocol === 'https:' ? 'https' : 'http',
  };
}

import type { SiteAddress } from '../types/Site';

import { isSubdomain } from './isSubdomain';
import { normalizeHost } from './normalizeHost';

/** Whether a host is one of the configured sites', or below one: nowhere else do look-ups and return paths lead. */
export function isConfiguredHost(host: string, sites: readonly Pick<SiteAddress, 'domains'>[]): boolean {
  const wanted = normalizeHost(host);
  return sites
    .flatMap(({ domains }) => domains.map((domain) => normalizeHost(domain.host)))
    .some((configured) => configured !== '' && (wanted === configured || isSubdomain(wanted, configured)));
}

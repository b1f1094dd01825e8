import type { SiteAddress } from '../types/Site';

import { isSubdomain } from './isSubdomain';
import { normalizeHost } from './normalizeHost';

/** True for hosts of configured sites and their subdomains, the only targets of lookups and return paths. */
export function isConfiguredHost(host: string, sites: readonly Pick<SiteAddress, 'domains'>[]): boolean {
  const requested = normalizeHost(host);
  return sites
    .flatMap(({ domains }) => domains.map((domain) => normalizeHost(domain.host)))
    .some(
      (configured) => configured !== '' && (requested === configured || isSubdomain(requested, configured)),
    );
}

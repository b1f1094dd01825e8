import { normalizeHost } from '../sites/normalizeHost';
import { resolveSite } from '../sites/resolveSite';
import type { SiteAddress } from '../types/Site';

const canonicalHost = ({ domains }: SiteAddress) => normalizeHost(domains[0]?.host ?? '');

/**
 * Returns the sites with canonical URLs on a host, ignoring ports and case; several if slugs distinguish them (section
 * 2.1). An alias of a host has the sites of its host, an unknown host those of the main site.
 */
export function sitesOfHost<TSite extends SiteAddress>(
  host: string,
  sites: readonly TSite[],
): readonly TSite[] {
  const onHost = (requested: string) =>
    sites.filter((site) => requested !== '' && canonicalHost(site) === requested);
  const own = onHost(normalizeHost(host));
  if (own.length > 0) return own;
  const resolution = resolveSite(host, '/', sites);
  return resolution.kind === 'matched' ? onHost(canonicalHost(resolution.site)) : [];
}

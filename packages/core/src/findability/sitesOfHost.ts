import { normalizeHost } from '../sites/normalizeHost';
import { resolveSite } from '../sites/resolveSite';
import type { SiteAddress } from '../types/Site';

const canonicalHost = ({ domains }: SiteAddress) => normalizeHost(domains[0]?.host ?? '');

/**
 * The sites whose canonical addresses stand on a host, ports and letter case ignored; several where slugs tell them apart
 * (section 2.1). Another spelling of a host has the sites of the one it stands for; an unknown host has the main site's.
 */
export function sitesOfHost<TSite extends SiteAddress>(
  host: string,
  sites: readonly TSite[],
): readonly TSite[] {
  const onHost = (wanted: string) => sites.filter((site) => wanted !== '' && canonicalHost(site) === wanted);
  const own = onHost(normalizeHost(host));
  if (own.length > 0) return own;
  const resolution = resolveSite(host, '/', sites);
  return resolution.kind === 'matched' ? onHost(canonicalHost(resolution.site)) : [];
}

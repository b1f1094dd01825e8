export interface SiteAddress {
  id: string;
  key: string;
  name: string;
  domains?: readonly { host: string; slug?: string | null }[] | null;
}

const hostsOf = (site: SiteAddress | undefined): string[] =>
  (site?.domains ?? []).filter(({ slug }) => !slug).map(({ host }) => host);

/** Other sites that own a whole host. */
export const sitesAround = <Site extends SiteAddress>(
  host: string,
  sites: readonly Site[],
  except: string | undefined,
): Site[] => sites.filter((site) => site.id !== except && hostsOf(site).includes(host));

/**
 * Other site that owns a first segment on the host of a site (without a site: on any host), or undefined if the segment is
 * free.
 */
export const siteBelow = <Site extends SiteAddress>(
  segment: string,
  site: SiteAddress | undefined,
  sites: readonly Site[],
): Site | undefined => {
  const hosts = hostsOf(site);
  return sites.find(
    (other) =>
      other.id !== site?.id &&
      (other.domains ?? []).some(
        ({ host, slug }) => slug === segment && (site === undefined || hosts.includes(host)),
      ),
  );
};

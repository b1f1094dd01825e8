interface SiteNavigations {
  readonly headerNavigation?: object | null;
  readonly footerNavigation?: object | null;
}

export type UsableSite<TSite extends SiteNavigations> = TSite & {
  readonly headerNavigation: NonNullable<TSite['headerNavigation']>;
  readonly footerNavigation: NonNullable<TSite['footerNavigation']>;
};

const isUsable = <TSite extends SiteNavigations>(site: TSite): site is UsableSite<TSite> =>
  Boolean(site.headerNavigation) && Boolean(site.footerNavigation);

/** "Sites lacking header or footer navigation are dropped" (section 3). */
export const selectUsableSites = <TSite extends SiteNavigations>(
  sites: readonly TSite[],
): readonly UsableSite<TSite>[] => sites.filter(isUsable);

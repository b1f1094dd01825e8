import {
  allMediaReleases,
  filterMediaReleases,
  type ArchivedRelease,
  type MediaReleaseFilter,
} from './MediaReleaseFilter';

export interface ArchiveFacet {
  readonly count: number;
  readonly isChosen: boolean;
  readonly filter: MediaReleaseFilter;
}

export interface ArchiveFacets {
  /** All years, under the ad hoc flag. */
  readonly all: ArchiveFacet;
  /** The newest first; years without releases are left out. */
  readonly years: readonly (ArchiveFacet & { readonly year: number })[];
  /** Toggles the ad hoc flag; absent if no release has it. */
  readonly adhoc: ArchiveFacet | undefined;
}

export function createArchiveFacets(
  releases: readonly ArchivedRelease[],
  filter: MediaReleaseFilter,
): ArchiveFacets {
  const facet = (next: MediaReleaseFilter, isChosen: boolean): ArchiveFacet => ({
    count: filterMediaReleases(releases, next).length,
    isChosen,
    filter: next,
  });
  const years = [...new Set(releases.flatMap(({ year }) => year ?? []))].sort((one, other) => other - one);
  const adhocOnly = { ...filter, isAdhocOnly: true };
  const hasAdhoc = filterMediaReleases(releases, { ...allMediaReleases, isAdhocOnly: true }).length > 0;
  return {
    all: facet({ ...filter, years: [] }, filter.years.length === 0),
    years: years.map((year) => ({
      year,
      ...facet({ ...filter, years: [year] }, filter.years.includes(year)),
    })),
    adhoc: hasAdhoc
      ? {
          count: filterMediaReleases(releases, adhocOnly).length,
          isChosen: filter.isAdhocOnly,
          filter: { ...filter, isAdhocOnly: !filter.isAdhocOnly },
        }
      : undefined,
  };
}

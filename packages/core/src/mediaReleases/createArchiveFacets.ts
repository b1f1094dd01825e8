import {
  allMediaReleases,
  filterMediaReleases,
  type ArchivedRelease,
  type MediaReleaseFilter,
} from './MediaReleaseFilter';

/** One way to narrow the archive: how many releases it leaves, and the filter it leads to. */
export interface ArchiveFacet {
  readonly count: number;
  readonly isChosen: boolean;
  readonly filter: MediaReleaseFilter;
}

/** The ways through an archive of media releases. */
export interface ArchiveFacets {
  /** Every year, as far as the adhoc flag leaves it. */
  readonly all: ArchiveFacet;
  /** The newest first; a year that has no release is not there. */
  readonly years: readonly (ArchiveFacet & { readonly year: number })[];
  /** Turns the adhoc flag on or off; absent where no release has it. */
  readonly adhoc: ArchiveFacet | undefined;
}

/** The ways on from a filter. A way counts with the others' choice: it tells what one would see there. */
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

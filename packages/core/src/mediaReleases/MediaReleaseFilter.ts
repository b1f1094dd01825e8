export interface MediaReleaseFilter {
  readonly years: readonly number[];
  /** Only releases with the ad hoc flag (section 3). */
  readonly isAdhocOnly: boolean;
}

export interface ArchivedRelease {
  /** Year of publication in the site's time zone; absent if unknown. */
  readonly year?: number | undefined;
  readonly isAdhoc: boolean;
}

export const allMediaReleases: MediaReleaseFilter = { years: [], isAdhocOnly: false };

/** Limits the cost of a request. */
const maxYears = 20;

const toYear = (text: string) => (/^(19|20)\d\d$/.test(text) ? [Number(text)] : []);

export const parseMediaReleaseFilter = (query: URLSearchParams): MediaReleaseFilter => ({
  years: [...new Set(query.getAll('year').flatMap(toYear))]
    .sort((one, other) => other - one)
    .slice(0, maxYears),
  isAdhocOnly: query.get('adhoc') === 'true',
});

/** Returns `year=2026&adhoc=true`, newest year first, so that equal filters have one URL; `''` without a filter. */
export const mediaReleaseFilterQuery = ({ years, isAdhocOnly }: MediaReleaseFilter): string =>
  new URLSearchParams([
    ...[...new Set(years)].sort((one, other) => other - one).map((year) => ['year', String(year)]),
    ...(isAdhocOnly ? [['adhoc', 'true']] : []),
  ]).toString();

const isOfYears = ({ year }: ArchivedRelease, years: readonly number[]) =>
  years.length === 0 || (year !== undefined && years.includes(year));

export const filterMediaReleases = <TRelease extends ArchivedRelease>(
  releases: readonly TRelease[],
  { years, isAdhocOnly }: MediaReleaseFilter,
): readonly TRelease[] =>
  releases.filter((release) => isOfYears(release, years) && (!isAdhocOnly || release.isAdhoc));

/** Which media releases of the archive are wanted; empty: all. */
export interface MediaReleaseFilter {
  readonly years: readonly number[];
  /** Only those with the adhoc flag (section 3). */
  readonly isAdhocOnly: boolean;
}

/** As much of a media release as the archive sorts by. */
export interface ArchivedRelease {
  /** Of its publication, in the site's time zone; absent while nobody knows. */
  readonly year?: number | undefined;
  readonly isAdhoc: boolean;
}

/** The whole archive. */
export const allMediaReleases: MediaReleaseFilter = { years: [], isAdhocOnly: false };

/** More years in one address are nobody's choice. */
const maxYears = 20;

const toYear = (text: string) => (/^(19|20)\d\d$/.test(text) ? [Number(text)] : []);

/** The filter that an address asks for: `?year=2026&adhoc=true`; what cannot be read is left out. */
export const parseMediaReleaseFilter = (query: URLSearchParams): MediaReleaseFilter => ({
  years: [...new Set(query.getAll('year').flatMap(toYear))]
    .sort((one, other) => other - one)
    .slice(0, maxYears),
  isAdhocOnly: query.get('adhoc') === 'true',
});

/** `year=2026&adhoc=true`, newest year first, so that equal filters have one address; `''` for all. */
export const mediaReleaseFilterQuery = ({ years, isAdhocOnly }: MediaReleaseFilter): string =>
  new URLSearchParams([
    ...[...new Set(years)].sort((one, other) => other - one).map((year) => ['year', String(year)]),
    ...(isAdhocOnly ? [['adhoc', 'true']] : []),
  ]).toString();

const isOfYears = ({ year }: ArchivedRelease, years: readonly number[]) =>
  years.length === 0 || (year !== undefined && years.includes(year));

/** The releases that fit: of one of the years, and adhoc where only those are wanted; in their order. */
export const filterMediaReleases = <TRelease extends ArchivedRelease>(
  releases: readonly TRelease[],
  { years, isAdhocOnly }: MediaReleaseFilter,
): readonly TRelease[] =>
  releases.filter((release) => isOfYears(release, years) && (!isAdhocOnly || release.isAdhoc));

import { createParameter, flagParameter, formatQuery } from '../lists/queryParameters';

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

const sortYears = (years: readonly number[]): readonly number[] =>
  [...new Set(years)].sort((one, other) => other - one).slice(0, maxYears);

export const mediaReleaseParameters = {
  years: createParameter(
    'year',
    (texts) => sortYears(texts.flatMap(toYear)),
    (years) => sortYears(years).map(String),
  ),
  isAdhocOnly: flagParameter('adhoc', 'true'),
};

export const parseMediaReleaseFilter = (query: URLSearchParams): MediaReleaseFilter => ({
  years: mediaReleaseParameters.years.parse(query),
  isAdhocOnly: mediaReleaseParameters.isAdhocOnly.parse(query),
});

/** Returns `year=2026&adhoc=true`, newest year first, so that equal filters have one URL; `''` without a filter. */
export const mediaReleaseFilterQuery = ({ years, isAdhocOnly }: MediaReleaseFilter): string =>
  formatQuery(
    mediaReleaseParameters.years.format(years),
    mediaReleaseParameters.isAdhocOnly.format(isAdhocOnly),
  );

const isOfYears = ({ year }: ArchivedRelease, years: readonly number[]) =>
  years.length === 0 || (year !== undefined && years.includes(year));

export const filterMediaReleases = <TRelease extends ArchivedRelease>(
  releases: readonly TRelease[],
  { years, isAdhocOnly }: MediaReleaseFilter,
): readonly TRelease[] =>
  releases.filter((release) => isOfYears(release, years) && (!isAdhocOnly || release.isAdhoc));

import type { NamedCountry } from '../locations/locationFilter';
import { addDays, fromZonedTime } from '../locations/zonedTime';

export const employmentTypes = ['fullTime', 'partTime', 'temporary', 'internship', 'apprenticeship'] as const;

export type EmploymentType = (typeof employmentTypes)[number];

/** Workplace of an opening: a location of the company. */
export interface JobLocation {
  readonly id: string;
  readonly name: string;
  readonly street: string | undefined;
  readonly zip: string | undefined;
  readonly city: string | undefined;
  readonly region: string | undefined;
  readonly country: NamedCountry | undefined;
  /** IANA name. */
  readonly timeZone: string;
}

export interface JobOpening {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly department: string | undefined;
  readonly employmentTypes: readonly EmploymentType[];
  readonly location: JobLocation;
  /** First day, `2027-01-01`. */
  readonly publishedOn: string;
  /** Last day to apply; undefined if the opening has no end. */
  readonly applyUntil: string | undefined;
  readonly email: string | undefined;
  readonly applicationUrl: string | undefined;
}

type JobDays = Pick<JobOpening, 'publishedOn' | 'applyUntil'> & { readonly location: { timeZone: string } };

/** Start of the first day and end of the last day, in the time zone of the workplace. */
export const decideJobSpan = ({ publishedOn, applyUntil, location: { timeZone } }: JobDays) => ({
  start: fromZonedTime(publishedOn, '00:00', timeZone),
  end: applyUntil === undefined ? undefined : fromZonedTime(addDays(applyUntil, 1), '00:00', timeZone),
});

export function isJobOpen(opening: JobDays, now: Date): boolean {
  const { start, end } = decideJobSpan(opening);
  return start <= now && (end === undefined || now < end);
}

/** Checks if the last day to apply is over. */
export function hasJobEnded(opening: JobDays, now: Date): boolean {
  const { end } = decideJobSpan(opening);
  return end !== undefined && end <= now;
}

/** Next moment at which an opening begins or ends: until then, a list of the open ones does not change. */
export function decideNextJobChange(openings: readonly JobDays[], now: Date): Date | undefined {
  const moments = openings.flatMap((opening) => {
    const { start, end } = decideJobSpan(opening);
    return end === undefined ? [start] : [start, end];
  });
  const [next] = moments.filter((moment) => moment > now).sort((one, other) => Number(one) - Number(other));
  return next;
}

export interface JobGroup<Opening> {
  readonly location: JobLocation;
  readonly openings: readonly Opening[];
}

/** Groups by workplace, sorted by country, name and title; `language` is the reader's. */
export function groupJobsByLocation<Opening extends JobOpening>(
  openings: readonly Opening[],
  language: string,
): readonly JobGroup<Opening>[] {
  const { compare } = new Intl.Collator(language);
  const locations = new Map(openings.map(({ location }) => [location.id, location]));
  return [...locations.values()]
    .sort(
      (one, other) =>
        compare(one.country?.name ?? '', other.country?.name ?? '') || compare(one.name, other.name),
    )
    .map((location) => ({
      location,
      openings: openings
        .filter((opening) => opening.location.id === location.id)
        .sort((one, other) => compare(one.title, other.title)),
    }));
}

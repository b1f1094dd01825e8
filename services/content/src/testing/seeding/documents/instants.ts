const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** A day of the calendar as the content service keeps it: noon in UTC. */
export const dayInstant = (day: string): string => `${day}T12:00:00.000Z`;

/** A day or an instant; all-day dates are days. */
export const toInstant = (value: string): string =>
  isDay(value) ? dayInstant(value) : new Date(value).toISOString();

/** Instant of a publication; a day means its morning. */
export const publicationInstant = (value: string): string =>
  isDay(value) ? `${value}T08:00:00.000Z` : new Date(value).toISOString();

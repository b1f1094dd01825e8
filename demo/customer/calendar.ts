export const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** Midnight UTC of today: demo times count back from it, so that an hour more or less changes none of them. */
export const startOfDay = (now: Date): Date =>
  new Date(Math.floor(now.getTime() / millisecondsPerDay) * millisecondsPerDay);

/** Returns the day (YYYY-MM-DD, UTC) a number of days before now; negative numbers are in the future. */
export const dayBefore = (now: Date, days: number): string =>
  new Date(startOfDay(now).getTime() - days * millisecondsPerDay).toISOString().slice(0, 10);

/** A minute of a day so many days before today. */
export interface Moment {
  daysAgo: number;
  /** Minute of the day, UTC. */
  minute: number;
}

export const toTime = (now: Date, { daysAgo, minute }: Moment): string =>
  new Date(startOfDay(now).getTime() - daysAgo * millisecondsPerDay + minute * 60_000).toISOString();

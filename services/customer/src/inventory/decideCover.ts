import type { CoverStatus } from '../directory/places';

const day = 24 * 60 * 60 * 1000;

/** A cover that ends within so many days "ends soon". */
export const endsSoonDays = 90;

/** The dates (YYYY-MM-DD, UTC) that covers are judged by; one of the last day still holds. */
export const coverDates = (now: Date): { today: string; soon: string } => ({
  today: now.toISOString().slice(0, 10),
  soon: new Date(now.getTime() + endsSoonDays * day).toISOString().slice(0, 10),
});

/** How a warranty or a contract stands that holds until a day (YYYY-MM-DD), this one included; null is none. */
export const decideCover = (until: string | null, now: Date): CoverStatus => {
  const { today, soon } = coverDates(now);
  if (until === null) return 'none';
  if (until < today) return 'ended';
  return until <= soon ? 'endsSoon' : 'active';
};

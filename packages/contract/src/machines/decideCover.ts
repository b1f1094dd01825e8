/** States of a warranty or a contract; `endsSoon` within `endsSoonDays`. */
export const coverStatuses = ['active', 'endsSoon', 'ended', 'none'] as const;
export type CoverStatus = (typeof coverStatuses)[number];

export const endsSoonDays = 90;

const dayMilliseconds = 24 * 60 * 60 * 1000;

interface CoverDates {
  /** `YYYY-MM-DD` in UTC. */
  readonly today: string;
  /** Last day of the state `endsSoon`. */
  readonly soon: string;
}

/** Returns the days that decide about a warranty or contract; database queries compare with the same two. */
export const coverDates = (now: Date): CoverDates => ({
  today: now.toISOString().slice(0, 10),
  soon: new Date(now.getTime() + endsSoonDays * dayMilliseconds).toISOString().slice(0, 10),
});

/** Decides the state of a warranty or contract by its last day (`YYYY-MM-DD`, inclusive); `null` without a cover. */
export const decideCover = (until: string | null, now: Date): CoverStatus => {
  const { today, soon } = coverDates(now);
  if (until === null) return 'none';
  if (until < today) return 'ended';
  return until <= soon ? 'endsSoon' : 'active';
};

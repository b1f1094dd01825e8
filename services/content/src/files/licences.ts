/** Time in which a licence can be renewed or a picture replaced before it ends. */
const noticeDays = 30;

const dayMs = 24 * 60 * 60 * 1_000;

/** Number of whole days since 1970, in UTC. */
const dayOf = (moment: Date): number => Math.floor(moment.getTime() / dayMs);

export type LicenceState = 'valid' | 'ending' | 'ended';

/** A licence is valid to the end of its last day; without a last day it does not end. */
export const decideLicenceState = (ends: string | null | undefined, now: Date): LicenceState => {
  if (!ends) return 'valid';
  const daysLeft = dayOf(new Date(ends)) - dayOf(now);
  if (daysLeft < 0) return 'ended';
  return daysLeft <= noticeDays ? 'ending' : 'valid';
};

import type { JobOpeningData } from '../../content/JobOpening.schema';

export interface ListedJobOpening extends Omit<JobOpeningData, 'languages'> {
  /** Language of its texts, if it differs from the page's. */
  readonly lang: string | undefined;
  /** Page of the opening. */
  readonly href: string;
}

/** Openings of a site, also those that have not begun or have ended at `now` (ISO 8601). */
export interface JobOpeningListing {
  readonly items: readonly ListedJobOpening[];
  readonly now: string;
}

/** What the content service is told of an address that visitors did not find. */
export interface Miss {
  /** Key of the site. */
  site: string;
  /** Inside the site, without locale and query; decoded. */
  path: string;
  /** Since the last report. */
  visits: number;
  /** ISO date and time. */
  lastVisit: string;
  /** Address without query and fragment, which may be personal. */
  referrer: string | null;
}

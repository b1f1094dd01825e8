/** Report of an address that returned 404. */
export interface Miss {
  /** Key of the site. */
  site: string;
  /** Path inside the site, without locale and query; decoded. */
  path: string;
  /** Number of visits since the last report. */
  visits: number;
  /** ISO date and time. */
  lastVisit: string;
  /** Without query and fragment, which may be personal. */
  referrer: string | null;
}

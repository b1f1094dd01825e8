/** All-day date of the financial calendar: `2027-03-28`. */
export interface CalendarEntry {
  readonly date: string;
  /** Last day of several. */
  readonly endDate: string | undefined;
}

/** Both days as `2027-03-28`. */
export const isEntryPast = ({ date, endDate }: CalendarEntry, today: string): boolean =>
  (endDate !== undefined && endDate > date ? endDate : date) < today;

/** URL of the calendar file with all dates of a page, or with the entry of `entryKey`. */
export const financialCalendarHref = (pageId: string, locale: string, entryKey?: string): string =>
  [
    '/calendar/financial/',
    encodeURIComponent(pageId),
    entryKey === undefined ? '' : `/${encodeURIComponent(entryKey)}`,
    `.ics?l=${encodeURIComponent(locale)}`,
  ].join('');

export const eventCalendarHref = (slug: string, locale: string): string =>
  `/calendar/events/${encodeURIComponent(slug)}.ics?l=${encodeURIComponent(locale)}`;

export const shareTableHref = (pageId: string, moduleId: string, locale: string): string =>
  `/api/share-table/${encodeURIComponent(pageId)}/${encodeURIComponent(moduleId)}.csv?l=${encodeURIComponent(locale)}`;

/** A date of the financial calendar: `2027-03-28`, whole days. */
export interface CalendarEntry {
  readonly date: string;
  /** The last day, where there are several. */
  readonly endDate: string | undefined;
}

/** Whether a date of the calendar is over on a day, both as `2027-03-28`. */
export const isEntryPast = ({ date, endDate }: CalendarEntry, today: string): boolean =>
  (endDate !== undefined && endDate > date ? endDate : date) < today;

/** Where the dates of a page's financial calendars are as a file, all or the one that `entryKey` names. */
export const financialCalendarHref = (pageId: string, locale: string, entryKey?: string): string =>
  [
    '/calendar/financial/',
    encodeURIComponent(pageId),
    entryKey === undefined ? '' : `/${encodeURIComponent(entryKey)}`,
    `.ics?l=${encodeURIComponent(locale)}`,
  ].join('');

/** Where an event is as a calendar file. */
export const eventCalendarHref = (slug: string, locale: string): string =>
  `/calendar/events/${encodeURIComponent(slug)}.ics?l=${encodeURIComponent(locale)}`;

/** Where a share table of a page is as a CSV file. */
export const shareTableHref = (pageId: string, moduleId: string, locale: string): string =>
  `/api/share-table/${encodeURIComponent(pageId)}/${encodeURIComponent(moduleId)}.csv?l=${encodeURIComponent(locale)}`;

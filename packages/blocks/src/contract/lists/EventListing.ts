import type { CompanyEvent, EventFilter } from '@kmx/core';

export interface ListedEvent extends CompanyEvent {
  readonly href: string;
  readonly calendarHref: string;
  /** Language of its texts, if it differs from the page's. */
  readonly lang: string | undefined;
}

/** All events of a site with the requested filter; `now` is ISO 8601. */
export interface EventListing {
  readonly items: readonly ListedEvent[];
  readonly filter: EventFilter;
  /** The page's own address, without query. */
  readonly path: string;
  readonly now: string;
}

import type { CompanyEvent, EventFilter } from '@kmx/core';

/** An event with the addresses of its page and of its calendar file. */
export interface ListedEvent extends CompanyEvent {
  readonly href: string;
  readonly calendarHref: string;
  /** Of its words, where they are not in the page's language. */
  readonly lang: string | undefined;
}

/** All events of a site, with what the address asks for; `now` is ISO 8601. */
export interface EventListing {
  readonly items: readonly ListedEvent[];
  readonly filter: EventFilter;
  /** The page's own address, without query. */
  readonly path: string;
  readonly now: string;
}

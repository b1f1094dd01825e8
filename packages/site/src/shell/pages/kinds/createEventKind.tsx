import { EventFooter, EventHeader, readEvent } from '@kmx/blocks';
import { eventCalendarHref } from '@kmx/core';

import type { PageKind, PageKindInput } from './PageKind';
import { findSitePage } from '@/server/links/findSitePage';
import { eventsSlug } from '@/server/lists/events';

/** Adds date, place and calendar file of an event, and the registration link after the modules. */
export function createEventKind({ view, page, context, hasTitle }: PageKindInput): PageKind | undefined {
  const event = readEvent(page.event);
  if (!event) return undefined;
  const header = (
    <EventHeader
      event={event}
      calendarHref={eventCalendarHref(event.slug, view.locale.urlCode)}
      now={new Date()}
      context={context}
      hasTitle={hasTitle}
    />
  );
  return {
    ...(hasTitle ? { belowHero: header } : { head: header }),
    foot: (
      <EventFooter
        link={event.link}
        contactHref={findSitePage(view, ['contact', 'kontakt'])}
        listHref={findSitePage(view, [eventsSlug])}
        context={context}
      />
    ),
  };
}

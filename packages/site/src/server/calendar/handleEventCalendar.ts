import { decideEventSpan, decidePageVersion, pageUrl, type Locale } from '@kmx/core';

import type { SiteConfig } from '../content/system.schema';
import { notFoundResponse } from '../http/plainResponses';
import { createLinkContext } from '../links/createLinkContext';
import { loadHost, siteOrigin, type HostView } from '../links/loadHost';
import { eventsSlug, loadEvents } from '../lists/events';
import type { SiteEvent } from '../lists/events.schema';

import { createCalendar, type FileEntry } from './createCalendar';
import { decideStamp } from './decideStamp';
import { handleCalendar } from './handleCalendar';
import { readRequestedLocale } from './readRequestedLocale';

interface FoundEvent {
  event: SiteEvent;
  site: SiteConfig;
  locale: Locale;
}

/** Finds the event on the first site of the host that has it, in the version for the reader's country. */
async function findEvent(
  { sites, system }: HostView,
  slug: string,
  url: string,
): Promise<FoundEvent | undefined> {
  for (const site of sites) {
    const locale = readRequestedLocale(url, site, system);
    const versions = (await loadEvents(site.key, locale.language)).filter((event) => event.slug === slug);
    const event = decidePageVersion(versions, locale.country);
    if (event) return { event, site, locale };
  }
  return undefined;
}

function createEntry({ event, site, locale }: FoundEvent, { system }: HostView): FileEntry {
  const { start, end, firstDay, lastDay } = decideEventSpan(event);
  const { title, leadText, isAllDay, timeZone, place, address, country, slug } = event;
  const links = createLinkContext(site, system, locale);
  return {
    uid: `event-${event.id}@${links.currentHost ?? site.key}`,
    time: isAllDay ? { kind: 'days', firstDay, lastDay } : { kind: 'moments', start, end, timeZone },
    title,
    text: leadText,
    place: [place, address?.replaceAll('\n', ', '), country?.name].filter(Boolean).join(', '),
    url: new URL(pageUrl({ ...links, parentSlug: eventsSlug, slug }), siteOrigin(site)).href,
    stamp: decideStamp(event.updatedAt),
  };
}

/** `GET /calendar/events/{slug}.ics?l=locale`: an event of the host's sites as a calendar file. */
export async function handleEventCalendar(request: Request, slug: string): Promise<Response> {
  const host = await loadHost(request);
  const found = host && (await findEvent(host, slug, request.url));
  if (!host || !found) return notFoundResponse();
  return handleCalendar(request, createCalendar(found.event.title, [createEntry(found, host)]), slug);
}

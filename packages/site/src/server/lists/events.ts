import type { EventListing, ListedEvent } from '@kmx/blocks';
import {
  decideContentLanguage,
  decidePageVersion,
  eventCalendarHref,
  htmlLang,
  pageUrl,
  parseEventFilter,
  type LanguageCode,
} from '@kmx/core';

import { contentCache } from '../content/contentCache';
import { pageTags } from '../content/loaders';
import { queryContent } from '../content/queryContent';

import { EventsOfSiteDocument } from './events.query';
import { eventsSchema, type SiteEvent } from './events.schema';
import type { ListInput } from './ListInput';

export const eventsSlug = 'events';

export const loadEvents = (siteKey: string, language: LanguageCode): Promise<SiteEvent[]> =>
  contentCache().get(`events:${siteKey}:${language}`, pageTags(siteKey), async () => {
    const variables = { site: siteKey };
    const { eventsOfSite } = await queryContent(EventsOfSiteDocument, eventsSchema, variables, language);
    return eventsOfSite;
  });

/** Returns the events that are available in the reader's country and in a language of the site. */
function listEvents(events: readonly SiteEvent[], { site, locale, links }: ListInput['view']): ListedEvent[] {
  return events.flatMap((event) => {
    const { slug, languages } = event;
    if (
      decidePageVersion(
        events.filter((other) => other.slug === slug),
        locale.country,
      ) !== event
    )
      return [];
    const decision = decideContentLanguage({ pageLanguages: languages, locale, site });
    if (decision.isLanguageUnavailable) return [];
    return [
      {
        ...event,
        href: pageUrl({ ...links, parentSlug: eventsSlug, slug }),
        calendarHref: eventCalendarHref(slug, locale.urlCode),
        lang: decision.isLanguageFallback ? htmlLang(locale, decision.contentLanguage) : undefined,
      },
    ];
  });
}

/**
 * Loads an event list with the filter of the address.
 * @throws ContentError if the content service fails.
 */
export async function loadEventListing({ view, path, query }: ListInput): Promise<EventListing> {
  const events = await loadEvents(view.site.key, view.locale.language);
  return {
    items: listEvents(events, view),
    filter: parseEventFilter(query),
    path,
    now: new Date().toISOString(),
  };
}

import { financialCalendarSchema, type FinancialCalendarData } from '@kmx/blocks';
import { pageUrl } from '@kmx/core';

import { notFoundResponse } from '../http/plainResponses';
import { createLinkContext } from '../links/createLinkContext';
import { siteOrigin } from '../links/loadHost';

import { createCalendar, type FileEntry } from './createCalendar';
import { decideStamp } from './decideStamp';
import { handleCalendar } from './handleCalendar';
import { loadPublicPage, readModules, type PublicPage } from './loadModules';

type CalendarEntryData = FinancialCalendarData['entries'][number];

function createEntry(entry: CalendarEntryData, index: number, found: PublicPage): FileEntry {
  const { host, site, locale, page } = found;
  const { id, date, endDate, title, place } = entry;
  const { parentSlug, slug } = page;
  const links = createLinkContext(site, host.system, locale);
  return {
    uid: `financial-${page.id}-${id ?? `${date}-${index}`}@${links.currentHost ?? site.key}`,
    time: { kind: 'days', firstDay: date, lastDay: endDate && endDate > date ? endDate : date },
    title,
    place,
    url: new URL(pageUrl({ ...links, parentSlug, slug }), siteOrigin(site)).href,
    stamp: decideStamp(page.updatedAt),
  };
}

/**
 * `GET /calendar/financial/{pageId}.ics` and `/{pageId}/{entry}.ics`: all dates of a page's financial
 * calendars, or one.
 */
export async function handleFinancialCalendar(
  request: Request,
  pageId: string,
  entryId?: string,
): Promise<Response> {
  const found = await loadPublicPage(request, pageId);
  if (!found) return notFoundResponse();
  const entries = readModules(found, 'FinancialCalendar', financialCalendarSchema)
    .flatMap((calendar) => calendar.entries)
    .filter(({ id }) => entryId === undefined || id === entryId)
    .map((entry, index) => createEntry(entry, index, found));
  if (entries.length === 0) return notFoundResponse();
  const { title, slug } = found.page;
  return handleCalendar(request, createCalendar(title, entries), slug);
}

import {
  createLocale,
  fail,
  filterNavigation,
  localesOfSite,
  ok,
  type Locale,
  type NavigationItem,
  type Result,
} from '@kmx/core';

import { allowCacheMode, renewContent } from '../caching/cacheMode';
import { clientAddress } from '../clientAddress';
import { loadSystem } from '../content/loaders';
import { entriesOfMenus } from '../content/menusOfSite';
import type { SiteConfig, SystemData } from '../content/system.schema';
import { systemTag } from '../content/tags';
import { env } from '../env';
import { jsonError, jsonUnavailable } from '../http/responses';
import { createLinkContext } from '../links/createLinkContext';
import { log } from '../log';

import { findSections } from './findSections';
import { loadMenus, type SiteMenus } from './loadMenus';
import { toNavigationEntry, type NavigationEntry } from './navigationEntry';
import { isSiteId, readNavigationQuery, readSectionIds, type NavigationQuery } from './readNavigationRequest';

/** Visitors get their country's menus; editors get those of all countries, including hidden entries. */
export type NavigationAudience = 'public' | 'editor';

export interface NavigationRequest {
  request: Request;
  audience: NavigationAudience;
  /** Id or key of the site. */
  siteId: string;
  /** Comma-separated ids of sections. */
  sectionIds?: string;
  isEditor: boolean;
}

interface NavigationContext {
  system: SystemData;
  site: SiteConfig;
  locale: Locale;
}

interface Rejection {
  status: 400 | 404;
  error: string;
}

async function findNavigationContext(
  siteId: string,
  { locale }: NavigationQuery,
): Promise<Result<NavigationContext, Rejection>> {
  const system = await loadSystem('en');
  const site = isSiteId(siteId)
    ? system.sites.find(({ id, key }) => id === siteId || key === siteId)
    : undefined;
  if (!site) return fail({ status: 404, error: 'There is no site with this id.' });
  const requested = locale ?? createLocale(site.defaultLanguage);
  if (!localesOfSite(site, system.countries).some(({ code }) => code === requested.code))
    return fail({ status: 400, error: `The site ${site.key} is not offered in ${requested.code}.` });
  return ok({ system, site, locale: requested });
}

type ToEntries = (items: readonly NavigationItem[]) => NavigationEntry[];

function createToEntries(
  { system, site, locale }: NavigationContext,
  menus: SiteMenus,
  audience: NavigationAudience,
): ToEntries {
  const context = { links: createLinkContext(site, system, locale), pages: menus.pages };
  const isEditor = audience === 'editor';
  return (items) =>
    filterNavigation(items, locale.country, { showAll: isEditor, includeHidden: isEditor }).map((item) =>
      toNavigationEntry(item, context),
    );
}

/**
 * Response of section 7: `site.headerNavigation` (homeItems, topItems, theme, hidden) and `footerNavigation`.
 */
const toSiteResponse = ({ site }: NavigationContext, menus: SiteMenus, toEntries: ToEntries) => ({
  site: {
    id: site.id,
    key: site.key,
    name: site.name,
    headerNavigation: {
      homeItems: toEntries(menus.homeItems),
      topItems: toEntries(menus.topItems),
      theme: site.theme,
      hidden: site.isHeaderHidden,
    },
    footerNavigation: {
      items: toEntries(menus.footerItems),
      legalItems: toEntries(menus.legalItems),
      note: menus.note,
    },
  },
});

async function renewIfRequested({ headers }: Request, { cacheMode }: NavigationQuery): Promise<void> {
  const allowed = await allowCacheMode(cacheMode, clientAddress(headers));
  // The tag of sites and of all their menus.
  if (allowed !== 'default') renewContent(allowed, [systemTag]);
}

async function createResponse(input: NavigationRequest, query: NavigationQuery): Promise<Response> {
  const { request, audience, siteId } = input;
  await renewIfRequested(request, query);
  const place = await findNavigationContext(siteId, query);
  if (!place.ok) return jsonError(place.error.status, place.error.error);
  const stage = audience === 'editor' ? query.stage : 'PUBLISHED';
  const { site, locale } = place.value;
  const menus = await loadMenus({ siteKey: site.key, language: locale.language, stage });
  const toEntries = createToEntries(place.value, menus, audience);
  // Revalidated each time, so that publications show immediately; the data is cached in memory.
  const headers = { 'cache-control': audience === 'editor' ? 'private, no-store' : 'no-cache' };
  if (input.sectionIds === undefined)
    return Response.json(toSiteResponse(place.value, menus, toEntries), { headers });
  const ids = readSectionIds(input.sectionIds);
  const sections = ids && findSections(toEntries(entriesOfMenus(menus)), ids);
  if (!sections) return jsonError(404, 'There is no section with one of these ids.');
  return Response.json({ sections }, { headers });
}

/** `GET /api/site-navigation/{public|editor}/{siteId}[/section/{ids}]` (section 7). Never rejects. */
export async function handleNavigation(input: NavigationRequest): Promise<Response> {
  const isEditorRoute = input.audience === 'editor';
  if (isEditorRoute && !input.isEditor) return jsonError(401, 'Sign in to the editor area first.');
  const query = readNavigationQuery(new URL(input.request.url).searchParams);
  if (!query.ok) return jsonError(400, query.error);
  if (isEditorRoute && query.value.stage === 'DRAFT' && !env().PREVIEW_API_KEY)
    return jsonUnavailable('Drafts cannot be shown: the site has no key of the preview.');
  try {
    return await createResponse(input, query.value);
  } catch (error) {
    log('error', 'The navigation could not be loaded.', { site: input.siteId }, error);
    return jsonUnavailable('The navigation cannot be read at the moment.');
  }
}

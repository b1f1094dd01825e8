import { isAvailableIn } from '../content/decidePageVersion';
import { limits } from '../limits/constants';
import { decideLocale } from '../locales/decideLocale';
import { localesOfSite } from '../locales/localesOfSite';
import type { Locale } from '../types/Locale';

import { pageUrl } from './pageUrl';
import { withoutDirect } from './readDirectId';
import { targetAddress, type RouteAddress } from './routeAddress';
import type { RouteLocation, RouteScope } from './RouteLeg';
import type { DirectPage, RoutePage, RouteSite } from './RouteResolution';

export interface DirectAddress {
  readonly href: string;
  readonly address: RouteAddress;
  readonly status: typeof limits.redirectStatus.temporary;
}

/** Locales in which the page exists; else those of its countries, else all of its site. */
function decideOffered(page: RoutePage, offered: readonly Locale[]): readonly Locale[] {
  const ofCountry = offered.filter(({ country }) => isAvailableIn(page, country));
  const ofLanguage = ofCountry.filter(({ language }) => page.languages.includes(language));
  return [ofLanguage, ofCountry].find(({ length }) => length > 0) ?? offered;
}

/**
 * Decides the target of a direct lookup: the page's own site (section 2.2: for a partner site "a different domain"),
 * in the requested or negotiated locale if the page has it; `undefined` if its site is not configured or has no
 * domain.
 */
export function decideDirectAddress<TSite extends RouteSite, TPage extends RoutePage>(
  { address, site, domain, localePrefix }: RouteLocation<TSite>,
  { page, siteKey }: DirectPage,
  { request, data }: RouteScope<TSite, TPage>,
): DirectAddress | undefined {
  const pageSite = data.sites.find(({ key }) => key === siteKey);
  if (!pageSite || pageSite.domains.length === 0) return undefined;
  const { locale } = decideLocale({
    // A path without locale requests the unprefixed language of the reader's site, not of the other site.
    requested: localePrefix ?? site.localelessLanguage ?? undefined,
    cookie: request.cookieLocale,
    acceptLanguage: request.acceptLanguage,
    offered: decideOffered(page, localesOfSite(pageSite, data.countries)),
    site: { ...pageSite, localelessLanguage: null },
  });
  const { parentSlug, slug } = page;
  const { host: currentHost, protocol } = address;
  const href = pageUrl({
    site: pageSite,
    locale,
    parentSlug,
    slug,
    currentHost,
    currentDomain: domain,
    protocol,
  });
  const to = targetAddress(href, { ...address, query: withoutDirect(address.query) });
  return to && { href, address: to, status: limits.redirectStatus.temporary };
}

import { createLocale, localesOfSite, parseLocale, type Locale } from '@kmx/core';

import type { SiteConfig, SystemData } from '../content/system.schema';

/** Returns the locale of `l=` if the site offers it; otherwise the site's default language. */
export function readRequestedLocale(
  url: string,
  site: SiteConfig,
  { countries }: Pick<SystemData, 'countries'>,
): Locale {
  const requested = parseLocale(new URL(url).searchParams.get('l') ?? '');
  const offered = localesOfSite(site, countries);
  const known = requested.ok ? offered.find(({ code }) => code === requested.value.code) : undefined;
  return known ?? createLocale(site.defaultLanguage);
}

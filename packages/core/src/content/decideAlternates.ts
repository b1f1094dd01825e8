import { pageUrl } from '../routes/pageUrl';
import type { CurrentAddress } from '../routes/siteUrl';
import type { Locale } from '../types/Locale';
import type { PageVersion } from '../types/Page';
import type { SiteAddress, SiteLanguages } from '../types/Site';

import { decidePageVersion } from './decidePageVersion';

/** One version of a page for a search engine. */
export interface Alternate {
  /** A locale's code, or `x-default`. */
  readonly hreflang: string;
  /** Absolute. */
  readonly href: string;
}

/** A page's versions and the locales that they may be shown in. */
export interface AlternatesInput extends Pick<CurrentAddress, 'currentHost' | 'protocol'> {
  readonly site: SiteAddress & Pick<SiteLanguages, 'localelessLanguage' | 'defaultLanguage'>;
  /** Every locale that the site offers, as of `localesOfSite`. */
  readonly locales: readonly Locale[];
  /** The universal version and the countries' own. */
  readonly versions: readonly PageVersion[];
}

/**
 * The alternate versions of a page (section 3, alternateVersions): one entry per locale in which the page itself exists,
 * never for a fallback, and `x-default` for the site's default language. It does not depend on who asks, so that
 * the versions name each other.
 */
export function decideAlternates({
  site,
  locales,
  versions,
  ...current
}: AlternatesInput): readonly Alternate[] {
  const entries = locales.flatMap((locale) => {
    const version = decidePageVersion(versions, locale.country);
    if (!version?.languages.includes(locale.language)) return [];
    const { parentSlug, slug } = version;
    return [{ locale, href: pageUrl({ site, locale, parentSlug, slug, ...current, isAbsolute: true }) }];
  });
  const international = entries.filter(({ locale }) => locale.isInternational);
  const standard =
    international.find(({ locale }) => locale.language === site.defaultLanguage) ??
    international[0] ??
    entries[0];
  return [
    ...entries.map(({ locale, href }) => ({ hreflang: locale.code, href })),
    ...(standard ? [{ hreflang: 'x-default', href: standard.href }] : []),
  ];
}

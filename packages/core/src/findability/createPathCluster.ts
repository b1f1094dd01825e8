import type { LanguageCode } from '@kmx/contract/locales';
import type { CurrentAddress } from '../sites/siteUrl';
import { siteUrl } from '../sites/siteUrl';
import type { Locale } from '../types/Locale';
import type { SiteAddress, SiteLanguages } from '../types/Site';

import { createAlternates, findShownVersion, type Alternate, type LocaleVersion } from './languageVersions';

export interface PathClusterInput extends Pick<CurrentAddress, 'currentHost' | 'protocol'> {
  readonly site: SiteAddress & Pick<SiteLanguages, 'localelessLanguage' | 'defaultLanguage'>;
  /** All locales of the site, see `localesOfSite`. */
  readonly locales: readonly Locale[];
  /** Percent-encoded, with a slash first, without locale: `/products/crimping`. */
  readonly path: string;
  /** True if the text is in the locale's language and available in its country. */
  readonly isIn: (locale: Locale) => boolean;
}

export interface PathCluster {
  readonly members: readonly LocaleVersion[];
  /** The members and `x-default`; only rendered on pages that are canonical to themselves. */
  readonly alternates: readonly Alternate[];
  /**
   * Returns the canonical URL for a locale: its own, else that of the text shown, by its language; `undefined` if
   * search engines must not index it.
   */
  readonly canonicalOf: (locale: Locale, contentLanguage?: LanguageCode) => string | undefined;
}

/**
 * Creates alternate versions and canonical URLs (section 3) of paths that are no pages of the content service:
 * products, classifications, tools. Metadata and sitemaps are derived from it.
 */
export function createPathCluster({ site, locales, path, isIn, ...current }: PathClusterInput): PathCluster {
  const members = locales.filter(isIn).map((locale): LocaleVersion => ({
    hreflang: locale.code,
    href: siteUrl(path, { site, locale, ...current, isAbsolute: true }),
    locale,
  }));
  return {
    members,
    alternates: createAlternates(members, site.defaultLanguage),
    canonicalOf: (locale, contentLanguage = locale.language) =>
      (
        members.find((member) => member.locale.code === locale.code) ??
        findShownVersion(members, locale, contentLanguage)
      )?.href,
  };
}

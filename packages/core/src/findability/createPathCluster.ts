import type { LanguageCode } from '@kmx/contract/locales';
import type { CurrentAddress } from '../sites/siteUrl';
import { siteUrl } from '../sites/siteUrl';
import type { Locale } from '../types/Locale';
import type { SiteAddress, SiteLanguages } from '../types/Site';

import { createAlternates, findShownVersion, type Alternate, type LocaleVersion } from './languageVersions';

/** A path inside a site, and the locales in which something stands there. */
export interface PathClusterInput extends Pick<CurrentAddress, 'currentHost' | 'protocol'> {
  readonly site: SiteAddress & Pick<SiteLanguages, 'localelessLanguage' | 'defaultLanguage'>;
  /** Every locale that the site offers, as of `localesOfSite`. */
  readonly locales: readonly Locale[];
  /** Percent-encoded, with a slash first, without locale: `/products/crimping`. */
  readonly path: string;
  /** Whether what stands there is written in the locale's language, and its country has it. */
  readonly isIn: (locale: Locale) => boolean;
}

/** All versions of what stands at one path inside a site. */
export interface PathCluster {
  readonly members: readonly LocaleVersion[];
  /** The members and `x-default`; for a page only where it is canonical to itself. */
  readonly alternates: readonly Alternate[];
  /**
   * Its own address where it is in the locale; else that of the text which is shown, by the language of that text;
   * `undefined`: search engines are to leave it out.
   */
  readonly canonicalOf: (locale: Locale, contentLanguage?: LanguageCode) => string | undefined;
}

/**
 * The alternate versions and canonical addresses (section 3) of what stands at a path of the site and is no page of the content
 * service: products, classifications, tools. Metadata and sitemaps are both read from it.
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

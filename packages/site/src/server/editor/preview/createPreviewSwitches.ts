import {
  applicationPaths,
  createLocale,
  internationalCountry,
  isAvailableIn,
  localeOfSameLanguage,
  localesOfSite,
  siteUrl,
  type Locale,
  type ThemeName,
} from '@kmx/core';

import type { ContentPage } from '../../content/page.schema';
import type { PreviewQuery } from '../../editorAccess/previewQuery';
import type { SiteView } from '../../view/createSiteView';
import { nameOfLanguage } from '../../view/decideLocaleLinks';

/**
 * Another site, country or language of the preview: its address without the query, which all of them share.
 */
export interface PreviewContext {
  readonly name: string;
  readonly address: string;
  /** True if readers there cannot see the page: it lacks the language, or excludes the country. */
  readonly isMissing: boolean;
}

export interface PreviewSwitches {
  /** Address of the selected locale. */
  readonly address: string;
  /** Undefined selects the page's own theme. */
  readonly theme: ThemeName | undefined;
  readonly languages: readonly PreviewContext[];
  readonly countries: readonly PreviewContext[];
}

/**
 * Lists every language of the site, in the selected country if it is spoken there, and every country, in the
 * selected language if it is spoken there. Includes hidden countries.
 */
export function createPreviewSwitches(
  { site, system, locale: shown, links, intl }: SiteView,
  page: Pick<ContentPage, 'languages' | 'countries'>,
  { theme }: Pick<PreviewQuery, 'theme'>,
): PreviewSwitches {
  const offered = localesOfSite(site, system.countries, { showHiddenCountries: true });
  const addressOf = (locale: Locale) => siteUrl(applicationPaths.preview, { ...links, locale });
  const languages = site.languages.map((language) => ({
    name: nameOfLanguage({ system }, language),
    address: addressOf(
      localeOfSameLanguage({ language, country: shown.country }, offered) ?? createLocale(language),
    ),
    isMissing: !page.languages.includes(language),
  }));
  const inCountry = (name: string, country: string): readonly PreviewContext[] => {
    const own = offered.filter((locale) => locale.country === country);
    const locale = own.find(({ language }) => language === shown.language) ?? own[0];
    return locale ? [{ name, address: addressOf(locale), isMissing: !isAvailableIn(page, country) }] : [];
  };
  const countries = system.countries.filter(({ countryCode }) => countryCode !== internationalCountry);
  return {
    theme,
    address: addressOf(shown),
    languages,
    countries: [
      ...inCountry(intl.formatMessage({ id: 'shell.international' }), internationalCountry),
      ...countries.flatMap(({ name, countryCode }) => inCountry(name, countryCode)),
    ],
  };
}

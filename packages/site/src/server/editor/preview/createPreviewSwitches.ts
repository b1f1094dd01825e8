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
import type { SiteView } from '../../view/createSiteView';
import { nameOfLanguage } from '../../view/decideLocaleLinks';

import type { PreviewQuery } from './previewQuery';

/** Where the preview can be seen besides: its address without the query, which every place shares. */
export interface PreviewPlace {
  readonly name: string;
  readonly address: string;
  /** Readers there do not meet the page: it is not in that language, or not for that country. */
  readonly isMissing: boolean;
}

/** What the bar of the preview offers, and which of it is shown. */
export interface PreviewSwitches {
  /** Of the place that is shown. */
  readonly address: string;
  /** Undefined is the page's own. */
  readonly theme: ThemeName | undefined;
  readonly languages: readonly PreviewPlace[];
  readonly countries: readonly PreviewPlace[];
}

/**
 * Every language of the site, in the country shown where it speaks it, and every country of the site, in the language
 * shown where it is spoken there; hidden countries too.
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
  const inCountry = (name: string, country: string): readonly PreviewPlace[] => {
    const own = offered.filter((locale) => locale.country === country);
    const locale = own.find(({ language }) => language === shown.language) ?? own[0];
    return locale ? [{ name, address: addressOf(locale), isMissing: !isAvailableIn(page, country) }] : [];
  };
  const countries = system.countries.filter(({ countryCode }) => countryCode !== internationalCountry);
  return {
    ...{ theme, address: addressOf(shown) },
    languages,
    countries: [
      ...inCountry(intl.formatMessage({ id: 'shell.international' }), internationalCountry),
      ...countries.flatMap(({ name, countryCode }) => inCountry(name, countryCode)),
    ],
  };
}

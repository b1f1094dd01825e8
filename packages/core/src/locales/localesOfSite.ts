import { internationalCountry, type Country } from '../types/Country';
import type { Locale } from '../types/Locale';
import type { SiteLanguages } from '../types/Site';

import { createLocale } from './createLocale';

export interface LocalesOfSiteOptions {
  /** Adds hidden countries where editors work; otherwise the site's configuration decides (section 3). */
  readonly showHiddenCountries?: boolean;
}

const defaultFirst = <TLanguage>(languages: readonly TLanguage[], first: TLanguage) => [
  ...languages.filter((language) => language === first),
  ...languages.filter((language) => language !== first),
];

/**
 * Lists the locales of a site: its languages without a country, then those of each country; the default language of
 * each group first (section 3).
 */
export function localesOfSite(
  site: Pick<SiteLanguages, 'languages' | 'defaultLanguage' | 'internationalOnly' | 'showHiddenCountries'>,
  countries: readonly Country[],
  { showHiddenCountries = site.showHiddenCountries }: LocalesOfSiteOptions = {},
): readonly Locale[] {
  const international = defaultFirst(site.languages, site.defaultLanguage).map((language) =>
    createLocale(language),
  );
  if (site.internationalOnly) return international;
  const ofCountries = countries
    .filter(({ countryCode }) => countryCode !== internationalCountry)
    .filter(({ hidden }) => showHiddenCountries || !hidden)
    .flatMap(({ countryCode, supportedLanguages, defaultLanguage }) =>
      defaultFirst(supportedLanguages, defaultLanguage)
        .filter((language) => site.languages.includes(language))
        .map((language) => createLocale(language, countryCode)),
    );
  return [...international, ...ofCountries];
}

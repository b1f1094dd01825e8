import type { LanguageCode } from '@kmx/contract/locales';
import { internationalCountry } from '../types/Country';
import type { Locale } from '../types/Locale';

/** Creates a locale from a country code in any case; international without a country or with `ALL` (section 3). */
export function createLocale(language: LanguageCode, country: string = internationalCountry): Locale {
  const countryCode = country.toUpperCase();
  const isInternational = countryCode === internationalCountry;
  const code = isInternational ? language : `${language}-${countryCode}`;
  return {
    code,
    urlCode: code.toLowerCase(),
    sisCode: `${language}_${countryCode}`,
    language,
    country: countryCode,
    isInternational,
  };
}

import type { LanguageCode } from '@kmx/contract/locales';
import { internationalCountry } from '../types/Country';
import type { Locale } from '../types/Locale';

/** A locale of a language and a country code in any case; international when the country is left out or `ALL` (section 3). */
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

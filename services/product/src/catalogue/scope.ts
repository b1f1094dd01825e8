import type { LanguageCode } from '@kmx/contract/locales';

/** Language and country of a request; `country` is null for all countries. */
export interface Scope {
  language: LanguageCode;
  country: string | null;
}

/** Pseudo-country of the specification, section 3: no filter. */
export const everyCountry = 'ALL';

const countryPattern = /^[A-Z]{2}$/;

/** Returns null if the country is neither an ISO 3166-1 alpha-2 code nor ALL. */
export const decideScope = (language: LanguageCode, country: string | null | undefined): Scope | null => {
  const code = country?.toUpperCase() ?? everyCountry;
  if (code === everyCountry) return { language, country: null };
  return countryPattern.test(code) ? { language, country: code } : null;
};

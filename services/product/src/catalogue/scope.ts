import type { LanguageCode } from '@kmx/contract/locales';

/** For whom a question is answered; `country` is null where every country counts. */
export interface Scope {
  language: LanguageCode;
  country: string | null;
}

/** The pseudo-country of the specification, section 3: no country is filtered. */
export const everyCountry = 'ALL';

const countryPattern = /^[A-Z]{2}$/;

/** The scope of a question's arguments, or null when the country is no ISO 3166-1 alpha-2 code and not ALL. */
export const decideScope = (language: LanguageCode, country: string | null | undefined): Scope | null => {
  const code = country?.toUpperCase() ?? everyCountry;
  if (code === everyCountry) return { language, country: null };
  return countryPattern.test(code) ? { language, country: code } : null;
};

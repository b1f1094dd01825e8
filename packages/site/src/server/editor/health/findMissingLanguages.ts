import type { Country, LanguageCode } from '@kmx/core';

import type { TranslationPage } from '../translation/loadTranslations';

import type { MissingLanguages } from './SiteHealth';

export interface SiteLanguagesOfPages {
  readonly languages: readonly LanguageCode[];
  readonly countries: readonly Pick<Country, 'countryCode' | 'supportedLanguages'>[];
}

/** A page for certain countries only needs the languages of these countries. */
const isReadIn = (language: LanguageCode, page: TranslationPage, { countries }: SiteLanguagesOfPages) =>
  page.countries.length === 0 ||
  countries.some(
    ({ countryCode, supportedLanguages }) =>
      page.countries.includes(countryCode) && supportedLanguages.includes(language),
  );

export const findMissingLanguages = (
  pages: readonly TranslationPage[],
  site: SiteLanguagesOfPages,
): readonly MissingLanguages[] =>
  pages.flatMap((page) => {
    const languages = site.languages.filter(
      (language) => !page.languages.includes(language) && isReadIn(language, page, site),
    );
    return languages.length > 0 ? [{ page, languages }] : [];
  });

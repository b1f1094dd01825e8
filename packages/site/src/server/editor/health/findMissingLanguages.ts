import type { Country, LanguageCode } from '@kmx/core';

import type { TranslationPage } from '../translation/loadTranslations';

import type { MissingLanguages } from './SiteHealth';

/** Where the pages stand. */
export interface SiteLanguagesOfPages {
  /** Of the site. */
  readonly languages: readonly LanguageCode[];
  readonly countries: readonly Pick<Country, 'countryCode' | 'supportedLanguages'>[];
}

/** A page for some countries alone is only read in the languages of these. */
const isReadIn = (language: LanguageCode, page: TranslationPage, { countries }: SiteLanguagesOfPages) =>
  page.countries.length === 0 ||
  countries.some(
    ({ countryCode, supportedLanguages }) =>
      page.countries.includes(countryCode) && supportedLanguages.includes(language),
  );

/** The pages that lack a language in which their site is read. */
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

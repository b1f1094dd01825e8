import fc from 'fast-check';

import { type LanguageCode, languageCodes } from '@kmx/contract/locales';
import { adaptronicSite, brandPortalSite, mainSite, voltaSite } from '../sites/sites.mock';
import type { SiteConfiguration } from '../types/Site';

import { decideContentLanguage } from './decideContentLanguage';

describe('decision: "A page that does not exist in a locale, but does in another, is shown in its fallback language with isLanguageFallback …; if no language is allowed, isLanguageUnavailable."', () => {
  it.each<[LanguageCode, LanguageCode[], SiteConfiguration, LanguageCode | null, string]>([
    ['de', ['en', 'de'], mainSite, 'de', 'as requested'],
    ['ja', ['en', 'de'], mainSite, 'en', 'fallback'],
    ['sk', ['en', 'cs'], mainSite, 'cs', 'fallback'],
    ['sk', ['en'], mainSite, 'en', 'fallback'],
    ['en', ['de'], mainSite, null, 'unavailable'],
    ['de', ['en', 'de'], brandPortalSite, 'en', 'fallback'],
    ['fr', ['de'], brandPortalSite, null, 'unavailable'],
    ['en', ['de'], adaptronicSite, 'de', 'fallback'],
    ['en', [], mainSite, null, 'unavailable'],
    ['cs', ['sk', 'en'], mainSite, 'en', 'fallback'],
    ['cs', ['sk'], mainSite, null, 'unavailable'],
    ['sk', ['cs', 'en', 'sk'], mainSite, 'sk', 'as requested'],
    ['sk', ['cs', 'en'], brandPortalSite, 'en', 'fallback'],
    ['fr', ['en', 'de'], adaptronicSite, 'de', 'fallback'],
    ['de', ['en'], adaptronicSite, null, 'unavailable'],
    ['fr', ['fr'], voltaSite, 'fr', 'as requested'],
    ['ja', ['ja'], voltaSite, null, 'unavailable'],
  ])('%s of %j on a site: %s', (language, pageLanguages, site, contentLanguage, outcome) => {
    expect(decideContentLanguage({ pageLanguages, locale: { language }, site })).toEqual({
      contentLanguage,
      isLanguageFallback: outcome === 'fallback',
      isLanguageUnavailable: outcome === 'unavailable',
    });
  });
});

describe('decision: "if no language is allowed, isLanguageUnavailable"', () => {
  const languages = fc.uniqueArray(fc.constantFrom(...languageCodes));
  const input = fc.record({
    pageLanguages: languages,
    locale: fc.record({ language: fc.constantFrom(...languageCodes) }),
    site: fc.record({ languages, defaultLanguage: fc.constantFrom(...languageCodes) }),
  });
  it('uses only languages of both page and site, preferring the requested one', () => {
    fc.assert(
      fc.property(input, ({ pageLanguages, locale, site }) => {
        const { contentLanguage, isLanguageFallback, isLanguageUnavailable } = decideContentLanguage({
          pageLanguages,
          locale,
          site,
        });
        const both = pageLanguages.filter((language) => site.languages.includes(language));
        if (contentLanguage) expect(both).toContain(contentLanguage);
        if (both.includes(locale.language)) expect(contentLanguage).toBe(locale.language);
        expect(isLanguageFallback).toBe(contentLanguage !== null && contentLanguage !== locale.language);
        expect(isLanguageUnavailable).toBe(contentLanguage === null);
      }),
    );
  });
});

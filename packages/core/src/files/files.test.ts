import fc from 'fast-check';

import { type LanguageCode, languageCodes } from '@kmx/contract/locales';

import { decideFileVersion, type FileVersion, type LanguagePreference } from './decideFileVersion';

const filesIn = (...locales: (LanguageCode | null)[]): FileVersion[] => locales.map((locale) => ({ locale }));

describe('2.2 "/file/{slug} serves files, with optional l={locale}"', () => {
  it.each<[string, (LanguageCode | null)[], LanguagePreference, LanguageCode | null | undefined]>([
    ['the requested language', ['en', 'de'], { requested: 'de' }, 'de'],
    ['the language of a requested country', ['en', 'de'], { requested: 'de-CH' }, 'de'],
    ['as an address spells it', ['en', 'de'], { requested: 'de-ch' }, 'de'],
    ['as the product system spells it', ['en', 'de'], { requested: 'de_ALL' }, 'de'],
    ['its fallback language', ['en', 'cs'], { requested: 'sk' }, 'cs'],
    ['then English', ['de', 'en'], { requested: 'sk' }, 'en'],
    ['then the one without a language', ['de', null], { requested: 'ja' }, null],
    ['then the first', ['de', 'fr'], { requested: 'ja' }, 'de'],
    [
      'the requested before the accepted language',
      ['en', 'de'],
      { requested: 'en', acceptLanguage: 'de' },
      'en',
    ],
    ['an unknown locale is ignored', ['en', 'de'], { requested: 'xx', acceptLanguage: 'de' }, 'de'],
    ['nor is nonsense', ['en', 'de'], { requested: '../../etc', acceptLanguage: 'de' }, 'de'],
    ['the dearest accepted language', ['en', 'de'], { acceptLanguage: 'fr;q=0.9,de;q=0.8,en;q=0.5' }, 'de'],
    ['accepted ones before fallbacks', ['cs', 'de'], { acceptLanguage: 'sk,de' }, 'de'],
    ['the fallback of the first accepted one', ['de', 'cs'], { acceptLanguage: 'sk' }, 'cs'],
    ['English without any preference', ['de', 'en', null], {}, 'en'],
    ['the one without a language before a foreign one', ['de', null], {}, null],
    ['none', [], { requested: 'de' }, undefined],
  ])('%s', (_name, locales, preference, expected) => {
    expect(decideFileVersion(filesIn(...locales), preference)?.locale).toBe(expected);
  });

  it('always returns one of the versions, for any request', () => {
    const locales = fc.array(fc.constantFrom(...languageCodes, null), { minLength: 1 });
    fc.assert(
      fc.property(locales, fc.string(), fc.string(), (list, requested, acceptLanguage) => {
        const files = filesIn(...list);
        expect(files).toContain(decideFileVersion(files, { requested, acceptLanguage }));
      }),
    );
  });
});

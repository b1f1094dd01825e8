import fc from 'fast-check';

import { fallbackChain, languageCodes } from '@kmx/contract/locales';
import { brandPortalSite, mainSite, voltaSite } from '../sites/sites.mock';

import { mockCountries } from './countries.mock';
import { createLocale } from './createLocale';

import { formatLocale } from './formatLocale';
import { htmlLang } from './htmlLang';
import { localesOfSite } from './localesOfSite';
import { numberLocale } from './numberLocale';
import { parseAcceptLanguage } from './parseAcceptLanguage';
import { parseLocale } from './parseLocale';
import { parseLocalePrefix } from './parseLocalePrefix';
import { providerLocale } from './providerLocale';

describe('decision: "Locale code is language or language-COUNTRY; urlCode is the lower-case code; sisCode is language_COUNTRY, with ALL for the international locale"', () => {
  it.each([
    [
      'de',
      'CH',
      { code: 'de-CH', urlCode: 'de-ch', sisCode: 'de_CH', country: 'CH', isInternational: false },
    ],
    [
      'de',
      'ch',
      { code: 'de-CH', urlCode: 'de-ch', sisCode: 'de_CH', country: 'CH', isInternational: false },
    ],
    [
      'en',
      undefined,
      { code: 'en', urlCode: 'en', sisCode: 'en_ALL', country: 'ALL', isInternational: true },
    ],
    ['en', 'ALL', { code: 'en', urlCode: 'en', sisCode: 'en_ALL', country: 'ALL', isInternational: true }],
  ] as const)('%s and %s', (language, country, expected) => {
    expect(createLocale(language, country)).toEqual({ language, ...expected });
  });

  it('parses every spelling back', () => {
    const locales = fc.tuple(fc.constantFrom(...languageCodes), fc.constantFrom('ALL', 'CH', 'US', 'JP'));
    const formats = fc.constantFrom('code' as const, 'urlCode' as const, 'sisCode' as const);
    fc.assert(
      fc.property(locales, formats, ([language, country], format) => {
        const locale = createLocale(language, country);
        expect(parseLocale(locale[format])).toEqual({ ok: true, value: locale });
      }),
    );
  });

  it.each(['', 'it', 'deu', 'de-', 'de-CHE', 'de CH', 'de-CH-1901', '../en', 'en\n'])(
    '%j is no locale',
    (text) => {
      expect(parseLocale(text)).toEqual({ ok: false, error: { code: 'invalidLocale', text } });
    },
  );
});

describe('2.1 "optional locale prefix (language, or language-country, lowercase)"', () => {
  it.each([
    ['de', { urlCode: 'de', language: 'de' }],
    ['de-ch', { urlCode: 'de-ch', language: 'de', country: 'CH' }],
    ['DE-CH', { urlCode: 'de-ch', language: 'de', country: 'CH' }],
    ['en-xx', { urlCode: 'en-xx', language: 'en', country: 'XX' }],
    ['it', { urlCode: 'it', language: 'it' }],
    ['it-ch', { urlCode: 'it-ch', language: 'it', country: 'CH' }],
    ['co-op', undefined],
    ['qx', undefined],
    ['volta', undefined],
    ['de_CH', undefined],
    ['', undefined],
  ])('%s', (segment, expected) => {
    expect(parseLocalePrefix(segment)).toEqual(expected);
  });
});

describe('9 "Provider locale mapping: en en-US, de de-CH, fr fr-FR, zh zh-CN, ja ja-JP, es es-ES, pt pt-BR, cs cs-CZ, hu hu-HU, ro ro-RO, sk sk-SK, otherwise en-US."', () => {
  const sentence =
    'en en-US, de de-CH, fr fr-FR, zh zh-CN, ja ja-JP, es es-ES, pt pt-BR, cs cs-CZ, hu hu-HU, ro ro-RO, sk sk-SK';
  it.each([...sentence.split(', ').map((pair) => pair.split(' ')), ['it', 'en-US']])(
    '%s %s',
    (language, expected) => {
      expect(providerLocale(language ?? '')).toBe(expected);
    },
  );
  it.each([
    ['en', 'en-GB', '21 November 2026 at 17:30'],
    ['en-US', 'en-GB', '21 November 2026 at 17:30'],
    ['de', 'de-CH', '21. November 2026 um 17:30'],
    ['de-CH', 'de-CH', '21. November 2026 um 17:30'],
    ['fr', 'fr-FR', '21 novembre 2026 à 17:30'],
  ])('formats dates and times in %s like %s', (language, locale, text) => {
    const moment = new Date('2026-11-21T17:30:00Z');
    const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
    expect(formatLocale(language)).toBe(locale);
    expect(new Intl.DateTimeFormat(formatLocale(language), format).format(moment)).toBe(text);
  });
  it('"Number format uses de-CH for de."', () => {
    expect(numberLocale('de')).toBe('de-CH');
    expect(numberLocale('fr')).toBe('fr');
    expect(new Intl.NumberFormat(numberLocale('de')).format(1234567)).toMatch(/^1[’']234[’']567$/);
  });
});

describe('7 "Locale headers list the preferred language, the fallback language, then en."', () => {
  it.each([
    ['sk', ['sk', 'cs', 'en']],
    ['cs', ['cs', 'en']],
    ['de', ['de', 'en']],
    ['en', ['en']],
  ] as const)('%s: %j', (language, chain) => {
    expect(fallbackChain(language)).toEqual(chain);
  });
});

describe('3 "Hidden countries are shown only if configured." and internationalOnly', () => {
  const codes = (...input: Parameters<typeof localesOfSite>) =>
    localesOfSite(...input).map(({ code }) => code);
  it('lists the languages, then the countries in the languages of the site, defaults first', () => {
    expect(codes(voltaSite, mockCountries)).toEqual([
      ...['en', 'de', 'fr'],
      ...['de-CH', 'en-CH', 'fr-CH', 'de-DE', 'en-DE', 'en-US', 'en-SK'],
    ]);
  });
  it('lists only languages for a site that is internationalOnly', () => {
    expect(codes(brandPortalSite, mockCountries)).toEqual(['en', 'fr']);
  });
  it('shows hidden countries when configured, and never the pseudo-country', () => {
    expect(codes(mainSite, mockCountries)).not.toContain('en-SG');
    expect(codes(mainSite, mockCountries, { showHiddenCountries: true })).toContain('en-SG');
    expect(codes({ ...mainSite, showHiddenCountries: true }, mockCountries)).toContain('en-SG');
    expect(codes(mainSite, mockCountries).join()).not.toContain('ALL');
  });
});

describe('parseAcceptLanguage', () => {
  it.each([
    ['de-CH, de;q=0.9, en;q=0.8', ['de-CH', 'de', 'en']],
    ['en;q=0.1,fr ; q=0.5,ja;q=1.000', ['ja', 'fr', 'en']],
    ['fr;q=0, en;q=0.001', ['en']],
    ['zh-Hant-TW', ['zh-TW']],
    ['*, de;q=2, es;q=abc', ['de']],
    ['', []],
    [',,;q=1', []],
  ])('%s', (header, expected) => {
    const ranges = parseAcceptLanguage(header).map(({ language, country }) =>
      [language, country].filter(Boolean).join('-'),
    );
    expect(ranges).toEqual(expected);
  });
  it('limits the length of the header', () => {
    expect(parseAcceptLanguage('de,'.repeat(100_000)).length).toBeLessThanOrEqual(32);
  });
});

describe('htmlLang: decision "the right lang attribute"', () => {
  it.each([
    ['CH', 'de', 'de-CH'],
    ['CH', 'en', 'en'],
    [undefined, 'de', 'de'],
  ] as const)('de and %s, content in %s: %s', (country, content, expected) => {
    expect(htmlLang(createLocale('de', country), content)).toBe(expected);
  });
});

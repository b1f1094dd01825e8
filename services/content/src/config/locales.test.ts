import { decideLocale, fallbackChain, localeCodes, type LocaleCode } from './locales';

describe('fallbackChain', () => {
  test.each<[LocaleCode, LocaleCode[]]>([
    ['en', []],
    ['cs', ['en']],
    ['sk', ['cs', 'en']],
    ['de', ['en']],
    ['zh', ['en']],
  ])('%s is filled by %j', (locale, chain) => {
    expect(fallbackChain(locale)).toEqual(chain);
  });

  test('never names the locale itself and always ends in English', () => {
    for (const locale of localeCodes.filter((code) => code !== 'en')) {
      expect(fallbackChain(locale)).not.toContain(locale);
      expect(fallbackChain(locale).at(-1)).toBe('en');
    }
  });
});

describe('decideLocale', () => {
  test.each([
    ['de', 'de'],
    [null, 'en'],
    ['', 'en'],
    ['xx', 'en'],
    ['DE', 'en'],
    ['all', 'en'],
  ])('%j becomes %s', (requested, locale) => {
    expect(decideLocale(requested)).toBe(locale);
  });
});

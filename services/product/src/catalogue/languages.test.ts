import { fallbackChain, isLanguageCode, languageCodes } from '@kmx/contract/locales';
import { pickByLanguage } from './languages';

test.each([
  ['en', ['en']],
  ['de', ['de', 'en']],
  ['sk', ['sk', 'cs', 'en']],
] as const)('the preferred language, the fallback, then en (section 7): %s', (language, chain) => {
  expect(fallbackChain(language)).toEqual(chain);
});

test('starts every chain with the requested language and ends it with English', () => {
  for (const language of languageCodes) {
    expect(fallbackChain(language)[0]).toBe(language);
    expect(fallbackChain(language).at(-1)).toBe('en');
  }
  expect(isLanguageCode('it')).toBe(false);
});

test('picks the nearest text regardless of the order of the rows', () => {
  const rows = [{ language: 'en' }, { language: 'cs' }];
  expect(pickByLanguage(rows, 'sk')).toEqual({ language: 'cs' });
  expect(pickByLanguage(rows, 'fr')).toEqual({ language: 'en' });
  expect(pickByLanguage([{ language: 'de' }], 'fr')).toBeUndefined();
});

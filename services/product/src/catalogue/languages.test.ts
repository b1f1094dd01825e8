import { isLanguage, languageChain, languages, pickByLanguage } from './languages';

test.each([
  ['en', ['en']],
  ['de', ['de', 'en']],
  ['sk', ['sk', 'cs', 'en']],
] as const)('the preferred language, the fallback, then en (section 7): %s', (language, chain) => {
  expect(languageChain(language)).toEqual(chain);
});

test('every chain ends in English and begins with what was wanted', () => {
  for (const language of languages) {
    expect(languageChain(language)[0]).toBe(language);
    expect(languageChain(language).at(-1)).toBe('en');
  }
  expect(isLanguage('it')).toBe(false);
});

test('the nearest text is picked, whatever the order of the rows', () => {
  const rows = [{ language: 'en' }, { language: 'cs' }];
  expect(pickByLanguage(rows, 'sk')).toEqual({ language: 'cs' });
  expect(pickByLanguage(rows, 'fr')).toEqual({ language: 'en' });
  expect(pickByLanguage([{ language: 'de' }], 'fr')).toBeUndefined();
});

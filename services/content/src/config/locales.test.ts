import { decideLocale } from './locales';

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

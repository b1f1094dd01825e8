import { languageCodes } from '@kmx/contract/locales';
import { findTypographyMistakes } from '@kmx/contract/testing';
import { allMessages } from './allMessages';
import { formatWait } from './formatWait';
import { decideLanguage, readAcceptLanguage } from './languages';
import { noticeMessages } from './noticeMessages';

const flatten = (value: object, path = ''): [string, string][] =>
  Object.entries(value).flatMap(([key, text]: [string, unknown]) => {
    if (typeof text === 'string') return [[`${path}${key}`, text] satisfies [string, string]];
    return typeof text === 'object' && text !== null ? flatten(text, `${path}${key}.`) : [];
  });

const placesOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
const english = new Map(flatten(allMessages.en));

test('there are 11 languages', () => {
  expect(languageCodes).toHaveLength(11);
});

test.each(languageCodes)('%s has every text, with the same places', (code) => {
  for (const [key, text] of flatten(allMessages[code])) {
    expect(text.trim()).not.toBe('');
    expect([key, placesOf(text)]).toEqual([key, placesOf(english.get(key) ?? '')]);
  }
});

test.each(languageCodes)('%s is written as its readers write', (code) => {
  const texts = [...flatten(allMessages[code]), ...flatten(noticeMessages[code], 'notice.')];
  expect(findTypographyMistakes(code, Object.fromEntries(texts))).toEqual([]);
});

test.each([
  [['de-CH'], 'de'],
  [['xx', 'zh-CN'], 'zh'],
  [['xx fr-CA', 'de'], 'fr'],
  [[undefined, 'pt_BR'], 'pt'],
  [['constructor', 'en-int'], 'en'],
  [[], 'en'],
] as const)('%j results in %s', (requested, language) => {
  expect(decideLanguage(requested)).toBe(language);
});

test('chooses the preferred language of the browser and ignores one with q=0', () => {
  expect(readAcceptLanguage('ja;q=0, en;q=0.2, hu-HU, cs;q=0.9')).toEqual(['hu-HU', 'cs', 'en']);
});

test.each([
  [59, 'en', '59 seconds'],
  [60, 'en', '1 minute'],
  [900, 'de', '15 Minuten'],
  [121, 'cs', '3 minuty'],
  [900, 'ja', '15 分'],
] as const)('formats a wait of %i s in %s as %s', (seconds, language, text) => {
  expect(formatWait(seconds, language)).toBe(text);
});

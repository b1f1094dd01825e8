import { isLanguageCode, languageCodes, type LanguageCode } from '@kmx/contract/locales';
import { findTypographyMistakes } from '@kmx/contract/testing';
import { createDemoSource } from './createDemoSource';

type Texts = Partial<Record<LanguageCode, string>>;

const isTexts = (value: object): value is Texts => {
  const entries = Object.entries(value);
  return (
    entries.length > 0 && entries.every(([key, text]) => isLanguageCode(key) && typeof text === 'string')
  );
};

/** All translated texts, each at its path in the content: `pages.main:home.modules.0.title`. */
const collect = (value: unknown, path: string, found: Map<string, Texts>): void => {
  if (typeof value !== 'object' || value === null) return;
  if (isTexts(value)) found.set(path, value);
  else Object.entries(value).forEach(([key, item]) => collect(item, `${path}.${key}`, found));
};

const texts = new Map<string, Texts>();
Object.entries(createDemoSource('/demo')).forEach(([name, value]) => collect(value, name, texts));

/** Telephone and e-mail addresses are links, whose colon is part of an address. */
const withoutAddresses = (text: string): string => text.replace(/\]\([^)]*\)/g, ']');

const textsOf = (language: LanguageCode): Record<string, string> =>
  Object.fromEntries(
    [...texts].flatMap(([path, { [language]: text }]) =>
      text === undefined ? [] : [[path, withoutAddresses(text)]],
    ),
  );

test('there are texts to read', () => {
  expect(Object.keys(textsOf('en')).length).toBeGreaterThan(3000);
  expect(Object.keys(textsOf('de')).length).toBeGreaterThan(3000);
});

test.each(languageCodes)('texts in %s are written as its readers write', (language) => {
  expect(findTypographyMistakes(language, textsOf(language))).toEqual([]);
});

/** Names of documents are in the language of the document. */
const isNameOfDocument = (path: string): boolean => /^(?:terms|files)\./.test(path);

test.each(languageCodes.filter((language) => language !== 'en'))(
  'nothing is left in English: %s',
  (language) => {
    const sentence = / (?:a|an|and|are|for|is|of|the|to|with|your) /;
    const left = Object.entries(textsOf(language)).filter(
      ([path, text]) => !isNameOfDocument(path) && text === textsOf('en')[path] && sentence.test(text),
    );
    expect(left).toEqual([]);
  },
);

import { z } from 'zod';
import { type LanguageCode, languageCodes } from '@kmx/contract/locales';
import { findTypographyMistakes } from '@kmx/contract/testing';
import { pickLanguage } from '../../services/customer/src/parts/pickLanguage';
import type { ByLanguage } from './byLanguage';
import { titles } from './downloads/titles';
import { article } from './knowledge/article';
import { articles } from './knowledge/articles';
import { createArticles } from './knowledge/createArticles';
import { createParts, partKinds } from './parts/createParts';
import { createReleases } from './software/createReleases';
import { commonNotes } from './software/notes/common';
import { lumeraNotes } from './software/notes/lumera';
import { notesByType } from './software/notes/notesByType';

const now = new Date('2026-03-02T08:00:00.000Z');
const others = languageCodes.filter((language) => language !== 'en');

const forEach = (textOf: (language: LanguageCode) => string): ByLanguage<string> => ({
  en: textOf('en'),
  cs: textOf('cs'),
  de: textOf('de'),
  es: textOf('es'),
  fr: textOf('fr'),
  hu: textOf('hu'),
  ja: textOf('ja'),
  pt: textOf('pt'),
  ro: textOf('ro'),
  sk: textOf('sk'),
  zh: textOf('zh'),
});

const headings = articles.map(({ texts }) => forEach((language) => texts[language].title));
const steps = articles.flatMap(({ texts }) =>
  texts.en.steps.map((_, index) => forEach((language) => texts[language].steps[index] ?? '')),
);
const notes = [...commonNotes, ...Object.values(notesByType).flat(), ...lumeraNotes];
const sentences = [...headings, ...steps, ...notes];
const all = [...sentences, ...Object.values(titles)];

/** The texts of a language that `find` objects to, given each with its English text. */
const strange = (
  list: readonly ByLanguage<string>[],
  language: LanguageCode,
  find: (text: string, english: string) => boolean,
): string[] =>
  list.map((texts) => texts[language]).filter((text, index) => find(text, list[index]?.en ?? ''));

/** Digits as English writes them, without signs between thousands. */
const plain = (text: string, language: LanguageCode): string => {
  const isPointed = ['en', 'de', 'ja', 'zh'].includes(language);
  const joined = text.replace(/(?<=\d)[\u00a0\u202f](?=\d{3}(?!\d))/g, '');
  if (isPointed) return joined.replace(/(?<=\d)[,’](?=\d{3}(?!\d))/g, '');
  return joined.replace(/(?<=\d)\.(?=\d{3}(?!\d))/g, '').replace(/(?<=\d),(?=\d)/g, '.');
};

const figuresIn = (text: string, language: LanguageCode): string[] =>
  plain(text, language).match(/\d+(?:\.\d+)?/g) ?? [];

const measuresIn = (text: string, language: LanguageCode): string[] =>
  (plain(text, language).match(/\d[\d.]*[\u00a0-](?:mm|Nm|m|s|g|bar|%)(?![a-z])/g) ?? [])
    .map((measure) => measure.replace('-', '\u00a0'))
    .sort();

/** Names that are the same in every language: `F2`, `OPC`, `PDF/A`. */
const namesIn = (text: string): string[] => text.match(/\b[A-Z](?:[A-Z0-9]|\/(?=[A-Z]))+/g) ?? [];

/** Chinese and Japanese count in figures where English counts in words. */
const counted: Readonly<Record<string, readonly string[]>> = {
  a: ['1'],
  an: ['1'],
  one: ['1'],
  once: ['1'],
  each: ['1'],
  two: ['2'],
  both: ['2'],
  second: ['2'],
  twice: ['2'],
  pair: ['1', '2'],
  pairs: ['1', '2'],
  three: ['3'],
  third: ['1', '3'],
  four: ['4'],
  quarter: ['1', '4'],
  five: ['5'],
  nine: ['9'],
  ten: ['10'],
  twenty: ['20'],
};

const allowedIn = (english: string): string[] => [
  ...figuresIn(english, 'en'),
  ...(english.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => counted[word] ?? []),
];

const isMissing = (expected: readonly string[], found: readonly string[]): boolean =>
  expected.some(
    (figure) =>
      expected.filter((one) => one === figure).length > found.filter((one) => one === figure).length,
  );

describe.each(others)('%s', (language) => {
  test('every text is translated and differs from the English one', () => {
    expect(strange(all, language, (text, english) => text.trim() === '' || text === english)).toEqual([]);
  });

  test('every figure of the English text occurs, and no other', () => {
    const isOff = (text: string, english: string): boolean => {
      const found = figuresIn(text, language);
      const allowed = allowedIn(english);
      return isMissing(figuresIn(english, 'en'), found) || found.some((figure) => !allowed.includes(figure));
    };
    expect(strange(all, language, isOff)).toEqual([]);
  });

  test('measures keep their unit behind a no-break space, and names stay', () => {
    const isOff = (text: string, english: string): boolean =>
      String(measuresIn(text, language)) !== String(measuresIn(english, 'en')) ||
      namesIn(english).some((name) => !text.includes(name));
    expect(strange(all, language, isOff)).toEqual([]);
  });

  test('an article has as many steps as in English', () => {
    const isOff = articles.filter(({ texts }) => texts[language].steps.length !== texts.en.steps.length);
    expect(isOff).toEqual([]);
  });

  test('the reader of the database gets it, and not the English text', () => {
    const schema = z.object({ title: z.string(), steps: z.array(z.string()) });
    const read = createArticles(now).map(({ texts }) => pickLanguage(texts, language, schema));
    expect(read).toEqual(articles.map(({ texts }) => texts[language]));
    for (const { notes: json } of createReleases(now)) {
      const [own, english] = [language, 'en'].map((one) => pickLanguage(json, one, z.array(z.string())));
      expect(own).toHaveLength(english?.length ?? 0);
      expect(own).not.toEqual(english);
    }
  });

  test('parts have names, with the unit of a size behind a no-break space', () => {
    const names = createParts().map((part) => pickLanguage(part.names, language, z.string()));
    const isOff = /^ |\d (?:mm|µm|ppr|kN|MP|W|V|ml|l|g|m|A)(?!\w)/;
    expect(names.filter((name) => isOff.test(name))).toEqual([]);
  });
});

test('a kind of part has a name in each of the eleven languages', () => {
  const short = partKinds.filter(
    ({ names }) => names.filter((name) => name !== '').length !== languageCodes.length,
  );
  expect(short).toEqual([]);
});

test.each(languageCodes)('texts in %s are written as its readers write', (language) => {
  const texts = Object.fromEntries(all.map((text) => [text.en, text[language]]));
  expect(findTypographyMistakes(language, texts)).toEqual([]);
});

test('steps and notes end with a full stop, titles without one', () => {
  for (const language of languageCodes) {
    const stop = language === 'ja' || language === 'zh' ? '。' : '.';
    expect(strange([...steps, ...notes], language, (text) => !text.endsWith(stop))).toEqual([]);
    const titled = [...headings, ...Object.values(titles)];
    expect(strange(titled, language, (text) => text.endsWith(stop))).toEqual([]);
  }
});

test('a language or a step that is left out does not compile', () => {
  const input = { type: 'handling', kind: 'howTo', minutes: 1 } as const;
  const same = { title: 'Title', steps: ['One', 'Two'] } as const;
  const ten = { cs: same, de: same, es: same, fr: same, hu: same, ja: same, pt: same, ro: same, sk: same };
  const whole = article(input, { ...ten, en: same, zh: same });
  // @ts-expect-error Chinese is missing.
  const withoutChinese = article(input, { ...ten, en: same });
  // @ts-expect-error The second step is missing in Chinese.
  const withoutStep = article(input, { ...ten, en: same, zh: { title: 'Title', steps: ['One'] } });
  expect([whole, withoutChinese, withoutStep].map(({ texts }) => Object.keys(texts).length)).toEqual([
    11, 10, 11,
  ]);
});

import { TYPE } from '@formatjs/icu-messageformat-parser';
import { formatLocale, languageCodes, numberLocale } from '@kmx/core';

import { loadIntl } from './intl';

const day = new Date('2026-11-21T10:00:00Z');
const long = { dateStyle: 'long', timeZone: 'Europe/Zurich' } as const;
const francs = { style: 'currency', currency: 'CHF' } as const;
/** Normalizes spaces and apostrophes, which vary between versions of the locale data. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'");

describe('9 "Provider locale mapping: en en-US, de de-CH, fr fr-FR, …" is what dates, numbers and lists follow', () => {
  it.each([
    ['en', '21 November 2026', '1,234,567.5', 'CHF 9.50', 'A and B'],
    ['cs', '21. listopadu 2026', '1 234 567,5', '9,50 CHF', 'A a B'],
    ['de', '21. November 2026', "1'234'567.5", 'CHF 9.50', 'A und B'],
    ['es', '21 de noviembre de 2026', '1.234.567,5', '9,50 CHF', 'A y B'],
    ['fr', '21 novembre 2026', '1 234 567,5', '9,50 CHF', 'A et B'],
    ['hu', '2026. november 21.', '1 234 567,5', '9,50 CHF', 'A és B'],
    ['ja', '2026年11月21日', '1,234,567.5', 'CHF 9.50', 'A、B'],
    ['pt', '21 de novembro de 2026', '1.234.567,5', 'CHF 9,50', 'A e B'],
    ['ro', '21 noiembrie 2026', '1.234.567,5', '9,50 CHF', 'A și B'],
    ['sk', '21. novembra 2026', '1 234 567,5', '9,50 CHF', 'A a B'],
    ['zh', '2026年11月21日', '1,234,567.5', 'CHF 9.50', 'A和B'],
  ] as const)('%s', async (language, date, number, amount, list) => {
    const intl = await loadIntl(language);
    expect(intl.locale).toBe(formatLocale(language));
    expect(intl.formatDate(day, { dateStyle: 'long' })).toBe(date);
    expect(plain(intl.formatNumber(1234567.5))).toBe(number);
    expect(plain(intl.formatNumber(9.5, francs))).toBe(amount);
    expect(plain(intl.formatList(['A', 'B']))).toBe(list);
  });

  it.each(languageCodes)('"Number format uses de-CH for de.": %s', async (language) => {
    const intl = await loadIntl(language);
    const expected = new Intl.NumberFormat(numberLocale(language), francs);
    for (const amount of [0.5, 1234, 98765.4321])
      expect(intl.formatNumber(amount, francs)).toBe(expected.format(amount));
    expect(intl.formatDate(day, long)).toBe(
      new Intl.DateTimeFormat(formatLocale(language), long).format(day),
    );
  });

  it.each([
    ['en', '2.4 MB'],
    ['de', '2.4 MB'],
    ['fr', '2,4 Mo'],
    ['cs', '2,4 MB'],
  ])('a file size in %s', async (language, expected) => {
    const unit = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
    expect(plain((await loadIntl(language)).formatNumber(2.4, unit))).toBe(expected);
  });

  it('preserves the words of the language', async () => {
    const catalogue = languageCodes.map(async (language) =>
      (await loadIntl(language)).formatMessage({ id: 'notFound.text' }, { path: '/x' }),
    );
    expect(new Set(await Promise.all(catalogue)).size).toBe(languageCodes.length);
  });

  it.each(languageCodes)('no message formats a date without a time zone: %s', async (language) => {
    const messages = JSON.stringify((await loadIntl(language)).messages);
    expect(messages).toContain(`"type":${TYPE.plural}`);
    expect(messages).not.toMatch(new RegExp(`"type":(${TYPE.date}|${TYPE.time})\\b`));
  });

  it('formats dates in the time zone of the headquarters', async () => {
    const late = new Date('2026-11-21T23:30:00Z');
    expect((await loadIntl('en')).formatDate(late)).toBe('22/11/2026');
  });
});

describe('8 "Translation file for language {code} not found"', () => {
  it.each(['it', '', 'constructor'])('%j', async (language) => {
    await expect(loadIntl(language)).rejects.toMatchObject({
      message: `Translation file for language ${language} not found`,
      code: 'translationFileNotFound',
      language,
    });
  });
});

it('does not cache a failure', async () => {
  const failed = loadIntl('it');
  await expect(failed).rejects.toThrow();
  const again = loadIntl('it');
  expect(again).not.toBe(failed);
  await expect(again).rejects.toThrow();
});

describe('the pseudo-locale', () => {
  it('changes the messages, not their values', async () => {
    const intl = await loadIntl('en', { isPseudo: true });
    expect(intl.formatMessage({ id: 'notFound.text' }, { path: '/wire' })).toBe(
      '[Þååĝéé ñööţ ƒööûûñð: /wire]',
    );
    expect(intl.formatMessage({ id: 'blocks.lightboxGallery.close' })).toBe('[Çļööšéé]');
    expect(plain(intl.formatNumber(1234.5))).toBe('1,234.5');
  });

  it('does not affect the language itself, and is created once', async () => {
    expect((await loadIntl('en')).formatMessage({ id: 'blocks.lightboxGallery.close' })).toBe('Close');
    expect(loadIntl('en')).toBe(loadIntl('en'));
    expect(loadIntl('en', { isPseudo: true })).toBe(loadIntl('en', { isPseudo: true }));
  });
});

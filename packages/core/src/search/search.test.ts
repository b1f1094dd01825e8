/** @jest-environment node */
import fc from 'fast-check';

import { languageCodes, type LanguageCode } from '../types/Language';

import { createExcerpt } from './createExcerpt';
import { createSearchQuery, isTermMatch } from './createSearchQuery';
import { emphasise } from './emphasise';
import { tokenize } from './findTokens';
import { stripBrandSuffix } from './stripBrandSuffix';
import { suggestSpelling } from './suggestSpelling';

const finds = (query: string, text: string, language: LanguageCode = 'en') => {
  const tokens = tokenize(text, language);
  const { terms } = createSearchQuery(query, language);
  return terms.length > 0 && terms.every((term) => tokens.some((token) => isTermMatch(token, term)));
};

describe('Issue 6: "in all languages (Chinese and Japanese segmented)"', () => {
  it.each<[LanguageCode, string, readonly string[]]>([
    ['en', 'Crimping, stripping & more', ['crimping', 'stripping', 'more']],
    ['de', 'Prüfung großer Drähte', ['prufung', 'grosser', 'drahte']],
    ['cs', 'Příčný řez žíly', ['pricny', 'rez', 'zily']],
    ['en', 'Łódź, Ørsted, ﬁne', ['lodz', 'orsted', 'fine']],
    ['ja', '自動圧着機の保守サービス', ['自動', '圧着', '機', 'の', '保守', 'サービス']],
    ['zh', '全自动压接机', ['全', '自动', '压', '接', '机']],
    ['ja', 'ガイド', ['ガイド']],
    ['ja', 'Alpha 530の電線', ['alpha', '530', 'の', '電線']],
    ['en', 'KMX-1004', ['kmx', '1004', 'kmx1004']],
    ['fr', '0,5 et 0.25', ['0.5', 'et', '0.25']],
    ['en', '0.50 mm² wire', ['0.50', 'mm2', 'wire', '0.5mm2']],
    ['en', ' … ', []],
    ['en', 'Stations 4\nmm of wire', ['stations', '4', 'mm', 'of', 'wire']],
  ])('%s: %s', (language, text, expected) => {
    expect(tokenize(text, language)).toEqual(expected);
  });
});

describe("Issue 4: \"used in … search ('0.5 mm2' finds '20 AWG')\"", () => {
  it.each<[string, string, boolean]>([
    ['0.5 mm2', 'Strips 20 AWG wire', true],
    ['0,5mm²', 'Strips AWG 20 wire', true],
    ['20 AWG', 'from 0.5 mm² on', true],
    ['awg 20', 'from 0.50 mm² on', true],
    ['1/4"', 'length 6.35 mm', true],
    ['6 bar', 'Air supply 87 psi', true],
    ['20 AWG', '20 machines; AWG on request', false],
    ['0.5 mm2', '1.5 mm²', false],
    ['crimp 0.5 mm2', '20 AWG crimping', false],
    ['0.5 mm2 crimp', '20 AWG crimping', true],
  ])('%s in "%s": %s', (query, text, expected) => {
    expect(finds(query, text)).toBe(expected);
  });
});

describe('a query', () => {
  it('takes its last word for the beginning of one, and no other', () => {
    expect(createSearchQuery('Crimp Masch', 'de').terms).toEqual([
      { alternatives: ['crimp'], isPrefix: false },
      { alternatives: ['masch'], isPrefix: true },
    ]);
  });
  it('says each word once', () => {
    expect(createSearchQuery('wire wire wire', 'en').terms).toEqual([
      { alternatives: ['wire'], isPrefix: true },
    ]);
  });
  it.each(['', '   ', '"; drop * --', '|||'])('of %j asks nothing that an engine could misread', (query) => {
    for (const { alternatives } of createSearchQuery(query, 'en').terms)
      for (const word of alternatives) expect(word).toMatch(/^[\p{L}\p{M}\p{N}./-]+$/u);
  });
  it('has an end', () => {
    const long = Array.from({ length: 500 }, (_, index) => `w${String(index)}`).join(' ');
    expect(createSearchQuery(long, 'en').terms.length).toBeLessThanOrEqual(12);
  });
  it('finds every text that begins with it', () => {
    const word = fc.constantFrom(
      'crimp',
      'Prüfung',
      '圧着機',
      '0.5 mm2',
      'KMX-1004',
      '20 AWG',
      'e-mail',
      '压接机',
    );
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...languageCodes),
        (words, language) => {
          const text = words.join(' ');
          expect(finds(text, `${text} and more`, language)).toBe(true);
        },
      ),
    );
  });
});

describe('Section 5: "Search suggestions and results strip a trailing \' | brand\' from titles and emphasise query words."', () => {
  it.each([
    ['Crimping | Komax', 'Crimping'],
    ['Cut | strip | Komax', 'Cut | strip'],
    ['Cut|strip', 'Cut|strip'],
    ['Crimping', 'Crimping'],
    [' | Komax', '| Komax'],
  ])('%j is %j', (title, expected) => {
    expect(stripBrandSuffix(title)).toBe(expected);
  });

  const marked = (text: string, query: string, language: LanguageCode = 'en') =>
    emphasise(text, createSearchQuery(query, language), language)
      .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
      .join('');

  it.each<[string, string, string, LanguageCode]>([
    ['Crimping machines', 'crimp', '[Crimping] machines', 'en'],
    ['Prüfung & Prüfer', 'prufung', '[Prüfung] & Prüfer', 'de'],
    ['自動圧着機の保守', '圧着', '自動[圧着]機の保守', 'ja'],
    ['Strips 20 AWG wire', '0.5 mm2', 'Strips [20 AWG] wire', 'en'],
    ['from 0.5 mm² on', 'AWG 20', 'from [0.5 mm²] on', 'en'],
    ['The KMX-1004', 'kmx1004', 'The [KMX-1004]', 'en'],
    ['<b>crimp</b>', 'crimp', '<b>[crimp]</b>', 'en'],
    ['Nothing here', 'crimp', 'Nothing here', 'en'],
  ])('%s, asked for %s', (text, query, expected, language) => {
    expect(marked(text, query, language)).toBe(expected);
  });

  it('loses no letter of a text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
        const pieces = emphasise(text, createSearchQuery(query, 'ja'), 'ja');
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });
});

describe('an excerpt', () => {
  const filler = 'Lorem ipsum dolor sit amet. '.repeat(40);
  const excerpt = (description: string, text: string, query: string) =>
    createExcerpt({ description, text, query: createSearchQuery(query, 'en'), language: 'en' });

  it('is the description when that holds the words', () => {
    expect(excerpt('Crimps wires.', `${filler} crimps`, 'crimp')).toBe('Crimps wires.');
  });
  it('is cut around the words when the text alone holds them', () => {
    const found = excerpt('About us.', `${filler}A crimping head of steel. ${filler}`, 'crimping');
    expect(found).toMatch(/^….*crimping head.*…$/);
    expect(found.length).toBeLessThanOrEqual(202);
  });
  it('keeps the lines of a list apart', () => {
    expect(excerpt('', 'Safety check yes\nLubrication yes', 'safety')).toBe(
      'Safety check yes · Lubrication yes',
    );
  });
  it('is the beginning when nothing holds them', () => {
    expect(excerpt('', filler, 'xyz')).toMatch(/^Lorem .*…$/);
  });
  it('never shows half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 300, maxLength: 600 }), (text) => {
        expect(excerpt('', text, 'x')).not.toMatch(/\p{Surrogate}/u);
      }),
      { numRuns: 30 },
    );
  });
});

describe('Issue 6: "typo help"', () => {
  const vocabulary = [
    { token: 'crimping', spelling: 'crimping', uses: 40 },
    { token: 'crimper', spelling: 'crimper', uses: 2 },
    { token: 'prufung', spelling: 'Prüfung', uses: 9 },
    { token: 'wire', spelling: 'wire', uses: 90 },
    { token: 'wise', spelling: 'wise', uses: 1 },
    { token: 'tin', spelling: 'tin', uses: 5 },
  ];
  it.each([
    ['crimpng', 'crimping'],
    ['crmping wire', 'crimping wire'],
    ['Prufumg', 'Prüfung'],
    ['wiae', 'wire'],
    ['crimp', undefined],
    ['wire', undefined],
    ['tim', undefined],
    ['zzzzzzzz', undefined],
    ['', undefined],
  ])('%j becomes %j', (query, expected) => {
    expect(suggestSpelling(query, 'en', vocabulary)).toBe(expected);
  });
});

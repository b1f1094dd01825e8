import fc from 'fast-check';

import { type LanguageCode, languageCodes } from '@kmx/contract/locales';

import { createExcerpt } from './createExcerpt';
import { createSearchQuery, isTermMatch } from './createSearchQuery';
import { emphasise } from './emphasise';
import { findWords, tokenize } from './findTokens';
import { shortenQuery } from './shortenQuery';
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
    ['de', 'Zehntel\u00ADmillimeter', ['zehntelmillimeter']],
    ['cs', 'Příčný řez žíly', ['pricny', 'rez', 'zily']],
    ['en', 'Łódź, Ørsted, ﬁne', ['lodz', 'orsted', 'fine']],
    ['ja', '自動圧着機の保守サービス', ['自動', '圧着', '機', 'の', '保守', 'サービス']],
    ['zh', '全自动压接机', ['全', '自动', '压', '接', '机']],
    ['ja', 'ガイド', ['ガイド']],
    ['ja', 'Alpha 530の電線', ['alpha', '530', 'の', '電線']],
    ['en', 'KMX-1004', ['kmx', '1004', 'kmx1004']],
    ['fr', '0,5 et 0.25', ['0.5', 'et', '0.25']],
    ['en', '0.50 mm² wire', ['0.50', 'mm2', 'wire', '0.5mm2']],
    ['en', '0.5 – 25 mm²', ['0.5', '25', 'mm2', '0.5mm2', '25mm2']],
    ['fr', '0,5–25\u00A0mm²', ['0.5', '25', 'mm2', '0.5mm2', '25mm2']],
    ['en', 'AWG 26–10', ['awg', '26', '10', '10awg', '26awg']],
    ['en', 'AWG 20–8, 4 ×', ['awg', '20', '8', '4', '8awg', '20awg']],
    ['en', '26 – 2/0 AWG', ['26', '2', '0', 'awg', '26awg', '2/0awg']],
    ['es', '1.200 mm', ['1.200', 'mm', '1200mm']],
    ['en', '1,200 mm', ['1.200', 'mm', '1200mm']],
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
  it('treats only its last word as a prefix', () => {
    expect(createSearchQuery('Crimp Masch', 'de').terms).toEqual([
      { alternatives: ['crimp'], isPrefix: false },
      { alternatives: ['masch'], isPrefix: true },
    ]);
  });
  it('contains each word once', () => {
    expect(createSearchQuery('wire wire wire', 'en').terms).toEqual([
      { alternatives: ['wire'], isPrefix: true },
    ]);
  });
  it.each(['', '   ', '"; drop * --', '|||', `${'9'.repeat(190)} mm2`, '-5 mm', '0/0 AWG'])(
    'of %j has no operators of the engine',
    (query) => {
      for (const { alternatives } of createSearchQuery(query, 'en').terms)
        for (const word of alternatives) expect(word).toMatch(/^[\p{L}\p{M}\p{N}./-]+$/u);
    },
  );
  it('contains no operators of the engine, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...languageCodes), (query, language) => {
        for (const { alternatives } of createSearchQuery(`${query} mm2 ${query}`, language).terms)
          for (const word of alternatives) expect(word).toMatch(/^[\p{L}\p{M}\p{N}./-]+$/u);
      }),
    );
  });
  it('limits its length', () => {
    const long = Array.from({ length: 500 }, (_, index) => `w${String(index)}`).join(' ');
    expect(createSearchQuery(long, 'en').terms.length).toBeLessThanOrEqual(12);
  });
  it('finds every text that starts with it', () => {
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
    ['Conductor cross-section: 0.5 – 25 mm²', '0.5 mm2', 'Conductor cross-section: [0.5 – 25 mm²]', 'en'],
    ['0,5 – 25\u00A0mm²', '20 AWG', '[0,5 – 25\u00A0mm²]', 'fr'],
    ['…of 0.13–6 mm²… (AWG 26–10)', 'AWG 26', '…of [0.13–6 mm²]… ([AWG 26–10])', 'en'],
    ['  ™  1½ in. or 38.1  mm', '1.5 in', '  ™  [1½ in.] or [38.1  mm]', 'en'],
    ['The KMX-1004', 'kmx1004', 'The [KMX-1004]', 'en'],
    ['<b>crimp</b>', 'crimp', '<b>[crimp]</b>', 'en'],
    ['Nothing here', 'crimp', 'Nothing here', 'en'],
  ])('%s, for the query %s', (text, query, expected, language) => {
    expect(marked(text, query, language)).toBe(expected);
  });

  it('loses no character of a text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
        const pieces = emphasise(text, createSearchQuery(query, 'ja'), 'ja');
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });
});

describe('skipped text before an excerpt', () => {
  it('contains none of the query’s words', () => {
    const piece = fc.constantFrom(...'压接培训電線がカﾞéßÅAb-. 。7', 'Łódź', 'ﬁne', 'KMX-');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        for (const { token } of findWords(text, 'ja')) {
          const query = { terms: [{ alternatives: [token], isPrefix: false }] };
          expect(emphasise(text, query, 'ja').some(({ isMatch }) => isMatch)).toBe(true);
        }
      }),
    );
  });
});

describe('an excerpt', () => {
  const filler = 'Lorem ipsum dolor sit amet. '.repeat(40);
  const excerpt = (description: string, text: string, query: string) =>
    createExcerpt({ description, text, query: createSearchQuery(query, 'en'), language: 'en' });

  it('is the description if it contains the words', () => {
    expect(excerpt('Crimps wires.', `${filler} crimps`, 'crimp')).toBe('Crimps wires.');
  });
  it('is cut around the words if only the text contains them', () => {
    const found = excerpt('About us.', `${filler}A crimping head of steel. ${filler}`, 'crimping');
    expect(found).toMatch(/^….*crimping head.*…$/);
    expect(found.length).toBeLessThanOrEqual(202);
  });
  it('starts at a sentence', () => {
    expect(excerpt('', `${filler}Made in Dierikon: a crimping head. ${filler}`, 'crimping')).toMatch(
      /^…Made in Dierikon: a crimping head\. Lorem/,
    );
  });
  it('starts within a sentence that is too long', () => {
    const found = excerpt('', `${'word '.repeat(100)}crimping ${'word '.repeat(100)}`, 'crimping');
    expect(found).toMatch(/^…word (word )+crimping (word )+word…$/);
  });

  it.each<[LanguageCode, string, string]>([
    ['zh', '压接培训', '我们提供压接培训。'],
    ['zh', 'kmx', '请看ＫＭＸ－１００４型。'],
    ['ja', 'ガイド', 'ｶﾞｲﾄﾞをご覧ください。'],
    ['de', 'prufung', 'Die PRÜFUNG der Drähte.'],
    ['de', 'email', 'Schreiben Sie eine E-Mail.'],
    ['de', 'weiss', 'Der weiße Draht.'],
  ])('finds the relevant sentence of a long text (%s, %s)', (language, query, sentence) => {
    const other = language === 'de' ? 'Nichts davon steht hier. ' : '这台机器可以加工各种电缆。';
    const text = `${other.repeat(200)}${sentence}${language === 'de' ? ' ' : ''}${other.repeat(200)}`;
    const input = { description: '', query: createSearchQuery(query, language), language };
    expect(createExcerpt({ ...input, text })).toContain(sentence);
    expect(createExcerpt({ ...input, text: other.repeat(200) })).not.toContain(sentence);
  });

  const data =
    'Komax\nCrimping\nCrimp head: steel\nCross-section: 0.5 – 25\u00A0mm²\nCross-section: 20 – 4 AWG';
  it.each([
    ['0.5 mm2', 'Cross-section: 0.5 – 25\u00A0mm²'],
    ['20 AWG', 'Cross-section: 20 – 4 AWG'],
    ['cross-section 0.5 mm2', 'Cross-section: 0.5 – 25\u00A0mm²'],
    ['linea 0.5 mm2', 'Cross-section: 0.5 – 25\u00A0mm²'],
    ['steel', 'Crimp head: steel'],
  ])('is one line of technical data for the query %s', (query, expected) => {
    expect(excerpt('Cuts wire.', data, query)).toBe(expected);
  });
  it.each([
    ['only a tag matches', 'crimping'],
    ['only one of several words matches', 'unknown steel words'],
    ['nothing matches', 'xyz'],
  ])('is the description if %s', (_reason, query) => {
    expect(excerpt('Cuts wire.', data, query)).toBe('Cuts wire.');
  });

  const titled = (title: string, description: string, query: string) =>
    createExcerpt({
      title,
      description,
      text: 'A training room.\nSteel.',
      language: 'en',
      query: createSearchQuery(query, 'en'),
    });
  it('complements the title', () => {
    expect(titled('Training', 'Courses for six.', 'training')).toBe('Courses for six.');
    expect(titled('Training', '', 'training')).toBe('A training room.');
    expect(titled('Steel', 'Courses for six.', 'steel training')).toBe('A training room.');
  });
  it('is the beginning if nothing matches', () => {
    expect(excerpt('', filler, 'xyz')).toMatch(/^Lorem .*…$/);
  });
  it('never splits a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 300, maxLength: 600 }), (text) => {
        expect(excerpt('', text, 'x')).not.toMatch(/\p{Surrogate}/u);
      }),
      { numRuns: 30 },
    );
  });
});

describe('a query without results', () => {
  it.each<[LanguageCode, string, readonly string[]]>([
    ['en', 'Cresta 433 manual', ['Cresta 433', 'Cresta manual', '433 manual']],
    ['en', 'strip  length 14 mm', ['strip length', 'strip 14 mm', 'length 14 mm']],
    ['zh', '压接培训', ['压接', '压培训', '接培训']],
    ['en', 'crimp', []],
    ['en', '0.5 mm²', []],
    ['en', 'a b c d e f g', []],
    ['en', '', []],
  ])('%s: also tries %j as %j', (language, query, expected) => {
    expect([...shortenQuery(query, language)].sort()).toEqual([...expected].sort());
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
    ['wrie', 'wire'],
    ['crmipign', 'crimping'],
    ['<b>wrie</b>', 'wire'],
    ['<script>alert("wrie")</script> &lt;wrie&gt;', 'alert("wire") wire'],
    ['<img src=wrie>', undefined],
    ['wrie < 0.5 mm', 'wire < 0.5 mm'],
    ['crimp', undefined],
    ['wire', undefined],
    ['tim', undefined],
    ['zzzzzzzz', undefined],
    ['', undefined],
  ])('%j becomes %j', (query, expected) => {
    expect(suggestSpelling(query, 'en', vocabulary)).toBe(expected);
  });
});

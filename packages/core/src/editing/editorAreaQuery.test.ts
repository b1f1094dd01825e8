import fc from 'fast-check';

import {
  editorAreaFields,
  editorAreaStates,
  formatEditorAreaQuery,
  parseEditorAreaQuery,
  type EditorAreaQuery,
} from './editorAreaQuery';

const parse = (query: string) => parseEditorAreaQuery(new URLSearchParams(query));

const plain: EditorAreaQuery = {
  stage: 'PUBLISHED',
  isAllCountries: false,
  sections: [],
  text: '',
  state: '',
  language: '',
};

describe('query of the editor area', () => {
  it.each<[string, Partial<EditorAreaQuery>]>([
    ['', {}],
    // 4 "Page stage: DRAFT or PUBLISHED (editor default published)"
    ['stage=DRAFT', { stage: 'DRAFT' }],
    ['stage=PUBLISHED', {}],
    ['stage=draft', {}],
    ['stage=', {}],
    // 5 "all shown in the all-countries editor view"
    ['countries=all', { isAllCountries: true }],
    ['countries=CH', {}],
    ['section=b&section=a&section=b&section=', { sections: ['a', 'b'] }],
    ['q=%20%20crimp%20wire%20', { text: 'crimp wire' }],
    // 4 "Page translation state"
    ['state=InProgress&language=de', { state: 'InProgress', language: 'de' }],
    ['state=stale', { state: 'stale' }],
    ['state=none', { state: 'none' }],
    ['state=everything&language=xx', {}],
    // A form without script sends every field.
    ['stage=DRAFT&q=&state=&language=', { stage: 'DRAFT' }],
  ])('%s', (query, expected) => {
    expect(parse(query)).toEqual({ ...plain, ...expected });
  });

  it('limits the length of values', () => {
    const many = Array.from({ length: 50 }, (_, index) => `section=s${index}`).join('&');
    const { sections, text } = parse(`${many}&section=${'x'.repeat(81)}&q=${'y'.repeat(500)}`);
    expect([sections.length, text.length]).toEqual([20, 80]);
    expect(sections).not.toContain('x'.repeat(81));
  });

  it('omits default values', () => {
    expect(formatEditorAreaQuery(plain)).toBe('');
    expect(formatEditorAreaQuery({ ...plain, stage: 'DRAFT', text: 'a b' })).toBe('stage=DRAFT&q=a+b');
  });

  it('parses what it formats, and formats equal queries alike', () => {
    const text = fc.string({ unit: 'binary', maxLength: 120 });
    const pairs = fc.array(
      fc.tuple(
        fc.constantFrom(...Object.values(editorAreaFields)),
        fc.oneof(text, fc.constantFrom('all', 'DRAFT', 'de', ...editorAreaStates)),
      ),
    );
    fc.assert(
      fc.property(pairs, (given) => {
        const query = parseEditorAreaQuery(new URLSearchParams(given));
        const written = formatEditorAreaQuery(query);
        expect(parse(written)).toEqual(query);
        expect(formatEditorAreaQuery(parse(written))).toBe(written);
      }),
    );
  });
});

/** @vitest-environment node */
import { fingerprintDocument, parseFingerprint } from './fingerprint';
import { fitToForm } from './fitToForm';
import { mergeDocument } from './mergeChanges';

type Document = Record<string, unknown>;

const merge = (base: Document, theirs: Document, mine: Document) =>
  mergeDocument(fingerprintDocument(base), theirs, mine);

const richText = (text: string, extra: Document = {}) => ({
  root: {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', text, ...extra }] }],
    ...extra,
  },
});
const seo = (title: string, noIndex: boolean | null = false) => ({ seo: { title, noIndex } });

describe('fields', () => {
  test.each<[string, Document, Document, Document, Document, string[]]>([
    ['only I changed', { a: 'x' }, { a: 'x' }, { a: 'y' }, { a: 'y' }, []],
    ['only they changed', { a: 'x' }, { a: 'z' }, { a: 'x' }, { a: 'z' }, []],
    ['different fields', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }, []],
    ['the same change', { a: 'x' }, { a: 'y' }, { a: 'y' }, { a: 'y' }, []],
    ['one field, differently', { a: 'x' }, { a: 'y' }, { a: 'z' }, { a: 'z' }, ['a']],
    ['they emptied what I left', { a: 'x' }, { a: null }, { a: 'x' }, { a: null }, []],
    ['they filled what I emptied otherwise', { a: '' }, { a: 'y' }, { a: null }, { a: 'y' }, []],
    ['I emptied what they changed', { a: 'x' }, { a: 'y' }, { a: null }, { a: null }, ['a']],
    ['fields of one group', seo('x'), seo('x', true), seo('y'), seo('y', true), []],
    ['one field of a group', seo('x'), seo('y'), seo('z'), seo('z'), ['seo.title']],
    ['a group that was empty', { seo: null }, seo('y'), { seo: { title: '' } }, seo('y'), []],
    ['a list of links is one value', { l: ['1'] }, { l: ['1', '2'] }, { l: ['3'] }, { l: ['3'] }, ['l']],
    ['what I did not submit', { a: 'x' }, { a: 'y' }, {}, {}, []],
    ['what the form does not know', {}, { a: 'y' }, { a: 'x' }, { a: 'x' }, []],
    [
      'what Lexical adds is no change',
      { t: richText('x') },
      { t: richText('y') },
      { t: richText('x', { version: 1, format: 0 }) },
      { t: richText('y') },
      [],
    ],
    [
      'one rich text',
      { t: richText('x') },
      { t: richText('y') },
      { t: richText('z') },
      { t: richText('z') },
      ['t'],
    ],
  ])('%s', (_, base, theirs, mine, expected, conflicts) => {
    expect(merge(base, theirs, mine)).toMatchObject({ data: expected, conflicts });
  });

  test('names the fields with changes of others', () => {
    const { fieldsOfOthers } = merge({ a: 1, b: 1, c: 1 }, { a: 2, b: 1, c: 2 }, { a: 1, b: 2, c: 1 });
    expect(fieldsOfOthers).toEqual(['a', 'c']);
  });
});

describe('rows', () => {
  const row = (id: string, text = id, links: Document[] = []) => ({ id, blockType: 'quote', text, links });
  const [a, b, c, d] = [row('a'), row('b'), row('c'), row('d')];
  const [newA, otherA, newB] = [row('a', 'new'), row('a', 'other'), row('b', 'new')];

  test.each<[string, Document[] | null, Document[] | null, Document[] | null, Document[], string[]]>([
    ['different rows', [a, b], [newA, b], [a, newB], [newA, newB], []],
    ['one field of one row, differently', [b, a], [b, newA], [b, otherA], [b, otherA], ['rows.1.text']],
    ['both added', [a, b], [a, c, b], [a, b, d], [a, c, b, d], []],
    ['both added the first', null, [a], [b], [a, b], []],
    ['they removed what I left', [a, b], [b], [a, b], [b], []],
    ['they removed all that I left', [a, b], null, [a, b], [], []],
    ['I removed what they left', [a, b, c], [newA, b, c], [a, c], [newA, c], []],
    ['they removed what I changed', [b, a], [b], [b, newA], [b, newA], ['rows.1']],
    ['I removed what they changed', [a, b], [newA, b], [b], [newA, b], ['rows']],
    ['they moved, I changed', [a, b], [b, a], [newA, b], [b, newA], []],
    ['I moved, they added', [a, b], [a, c, b], [b, a], [b, a, c], []],
    ['both moved alike', [a, b, c], [c, b, a], [c, b, a], [c, b, a], []],
    ['both moved, differently', [a, b, c], [b, a, c], [c, b, a], [c, b, a], ['rows']],
    [
      'rows of rows',
      [row('a', 'x', [b])],
      [row('a', 'x', [b, c])],
      [row('a', 'x', [newB])],
      [row('a', 'x', [newB, c])],
      [],
    ],
  ])('%s', (_, base, theirs, mine, expected, conflicts) => {
    expect(merge({ rows: base }, { rows: theirs }, { rows: mine })).toMatchObject({
      data: { rows: expected },
      conflicts,
    });
  });

  test.each<[string, Document[], Document[]]>([
    ['added', [a, c, b], [a, b]],
    ['moved', [b, a], [a, b]],
    ['removed', [b], [a, b]],
  ])('a stale form does not undo what others %s', (_, theirs, mine) => {
    const first = merge({ rows: [a, b] }, { rows: theirs }, { rows: mine });
    expect(first).toMatchObject({ data: { rows: theirs }, fieldsOfOthers: ['rows'] });
    const shown = fitToForm(first.data, { rows: mine });
    expect(shown).toEqual({ rows: mine });
    const second = merge(shown, first.data, { rows: mine.map((one) => (one === b ? newB : one)) });
    expect(second).toMatchObject({
      data: { rows: theirs.map((one) => (one === b ? newB : one)) },
      conflicts: [],
    });
  });
});

test('a fingerprint survives the way through the form; anything else is no fingerprint', () => {
  const base = fingerprintDocument({
    title: 'x',
    seo: { title: 'y' },
    rows: [{ id: 'a', text: 'z' }],
    empty: null,
  });
  expect(parseFingerprint(JSON.stringify(base))).toEqual(base);
  for (const text of [undefined, '', '{', '[]', '{"fields":{"a":1}}'])
    expect(parseFingerprint(text)).toBeUndefined();
});

import fc from 'fast-check';
import { alignCodes } from './alignCodes';
import { findCodeFaults } from './checkCodes';
import { plainText, serializeText, type Code, type Piece } from './codedText';
import { readInlineNodes, writeInlineNodes } from './inlineNodes';
import { readPlainText, writePlainText } from './plainText';

const text = (content: string, format = 0) => ({
  type: 'text',
  text: content,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
});
const lineBreak = { type: 'linebreak', version: 1 };
const link = (url: string, ...children: object[]) => ({
  type: 'link',
  fields: { url, newTab: false, linkType: 'custom' },
  version: 3,
  children,
});

/** Neighbours of one format are one text in the editor too. */
const joined = <T extends { type: string }>(nodes: readonly T[]): T[] =>
  nodes.filter((node, index) => {
    const before = nodes[index - 1];
    return !(
      before?.type === 'text' &&
      node.type === 'text' &&
      Reflect.get(before, 'format') === Reflect.get(node, 'format')
    );
  });

const texts = fc
  .tuple(fc.string({ minLength: 1 }), fc.constantFrom(0, 1, 2, 3, 9))
  .map(([content, format]) => text(content, format));
const lines = fc.array(fc.oneof(texts, fc.constant(lineBreak)), { maxLength: 6 }).map(joined);
const links = fc.tuple(fc.webUrl(), lines).map(([url, children]) => link(url, ...children));
const paragraphs = fc.array(fc.oneof(texts, fc.constant(lineBreak), links), { maxLength: 8 }).map(joined);

test('a paragraph is the same after it was taken apart and put together', () => {
  fc.assert(
    fc.property(paragraphs, (nodes) => {
      expect(writeInlineNodes(readInlineNodes(nodes))).toEqual(nodes);
    }),
  );
});

test('parsed texts have no faults, and are aligned with themselves', () => {
  fc.assert(
    fc.property(paragraphs, (nodes) => {
      const read = readInlineNodes(nodes);
      expect(findCodeFaults(read.pieces, read.codes)).toEqual({ missing: [], unknown: [] });
      expect(alignCodes(read, read)).toEqual(read);
    }),
  );
});

test('a mark that continues over another is one code', () => {
  const { pieces } = readInlineNodes([text('a ', 1), text('b', 3), text(' c', 1), text('d')]);
  expect(pieces).toEqual([
    { open: '1' },
    ...[{ text: 'a ' }, { open: '2' }, { text: 'b' }, { close: '2' }, { text: ' c' }],
    { close: '1' },
    { text: 'd' },
  ]);
});

test('plain words come back as they were, with their variables as placeholders', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('{name}', '{', '}'))), (parts) => {
      const text = parts.join('');
      expect(writePlainText(readPlainText(text))).toBe(text);
    }),
  );
  expect(readPlainText('About {name}!').pieces).toEqual([
    { text: 'About ' },
    { placeholder: '1' },
    { text: '!' },
  ]);
});

test('another address or mark is another text, another number of a code is not', () => {
  const spelled = (...nodes: object[]) => serializeText(readInlineNodes(nodes));
  expect(spelled(link('/a', text('x')))).not.toBe(spelled(link('/b', text('x'))));
  expect(spelled(text('x', 1))).not.toBe(spelled(text('x', 2)));
  expect(spelled(text('[mark 1]x[/mark 1]'))).not.toBe(spelled(text('x', 1)));
  expect(plainText(readInlineNodes([text('a'), lineBreak, link('/b', text('c', 1))]))).toBe('a\nc');
});

test('a translation in another word order gets the codes of the source', () => {
  const source = readInlineNodes([text('a', 1), text('b', 2)]);
  const translation = readInlineNodes([text('B', 2), text('A', 1)]);
  expect(alignCodes(translation, source)?.pieces).toEqual([
    ...[{ open: '2' }, { text: 'B' }, { close: '2' }],
    ...[{ open: '1' }, { text: 'A' }, { close: '1' }],
  ]);
  expect(alignCodes(readInlineNodes([text('A', 1)]), source)).toBeNull();
  expect(alignCodes(source, readInlineNodes([text('a', 1)]))).toBeNull();
});

const codes: Code[] = [
  { id: '1', kind: 'mark', format: 1 },
  { id: '2', kind: 'link', node: {}, address: '/a' },
  { id: '3', kind: 'link', node: {}, address: '/b' },
  { id: '4', kind: 'variable', shown: '{name}' },
];
const span = (id: string, ...inner: Piece[]): Piece[] => [{ open: id }, ...inner, { close: id }];
const rest = [...span('2'), ...span('3'), { placeholder: '4' }];

test.each([
  ['all of them', [...span('1'), ...rest], [], 0],
  [
    'overlapping marks',
    [{ open: '1' }, { open: '2' }, { close: '1' }, { close: '2' }, ...span('3'), { placeholder: '4' }],
    [],
    0,
  ],
  ['one missing', rest, ['1'], 0],
  ['one without its end', [{ open: '1' }, ...rest], ['1'], 0],
  ['one that is not the source’s', [...span('1'), ...rest, { placeholder: '9' }], [], 1],
  ['a span that stands alone', [...span('1'), ...rest, { placeholder: '1' }], [], 1],
  ['one twice', [...span('1'), ...rest, { placeholder: '4' }], [], 1],
  ['an end before its beginning', [{ close: '1' }, { open: '1' }, ...rest], [], 1],
  ['a link in a link', [...span('1'), ...span('2', ...span('3')), { placeholder: '4' }], [], 1],
])('codes of a translation: %s', (_, pieces, missing, unknown) => {
  const faults = findCodeFaults(pieces, codes);
  expect(faults.missing).toEqual(missing);
  expect(faults.unknown).toHaveLength(unknown);
});

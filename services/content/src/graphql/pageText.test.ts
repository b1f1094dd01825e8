import type { FlattenedField } from 'payload';
import { findShown, joinTexts, lexicalText, longestText } from './pageText';

const text = (name: string): FlattenedField => ({ type: 'text', name, localized: true });
const code = (name: string): FlattenedField => ({ type: 'text', name });
const picture: FlattenedField = { type: 'upload', name: 'image', relationTo: 'media' };
const link: FlattenedField = {
  type: 'group',
  name: 'link',
  fields: [],
  flattenedFields: [text('text'), code('path'), code('product')],
};
const items: FlattenedField = {
  type: 'array',
  name: 'items',
  fields: [],
  flattenedFields: [text('title'), text('cells'), link],
};
const modules: FlattenedField = {
  type: 'blocks',
  name: 'modules',
  blocks: [{ slug: 'grid', fields: [], flattenedFields: [text('title'), picture, items] }],
};

test('words are found in every depth, and slugs, addresses and parameters are not', () => {
  const page = {
    title: 'Not asked for',
    modules: [
      {
        blockType: 'grid',
        title: 'Machines',
        image: 'picture-1',
        items: [
          {
            title: 'Strip',
            cells: ['2025', '', 'CHF'],
            link: { text: 'Read on', path: '/products', product: 'alpha-550' },
          },
        ],
      },
      { blockType: 'gone', title: 'A module of before' },
    ],
  };
  expect(findShown([modules], page)).toEqual([
    { text: 'Machines' },
    { upload: 'media', id: 'picture-1' },
    { text: 'Strip' },
    { text: '2025' },
    { text: 'CHF' },
    { text: 'Read on' },
  ]);
});

test.each([[null], [undefined], [{}], [{ modules: null }], [{ modules: 'x' }]])(
  '%j shows nothing',
  (page) => {
    expect(findShown([modules], page)).toEqual([]);
  },
);

test('rich text is split where its blocks are, and not inside a word', () => {
  const text = (value: string) => ({ type: 'text', text: value });
  const root = {
    type: 'root',
    children: [
      { type: 'heading', children: [text('Why')] },
      {
        type: 'paragraph',
        children: [
          text('Cr'),
          text('imp '),
          { type: 'link', children: [text('force')] },
          text('s'),
          { type: 'linebreak' },
          text('hold'),
        ],
      },
      { type: 'list', children: [{ type: 'listitem', children: [text('one')] }] },
    ],
  };
  expect(joinTexts([lexicalText(root)])).toBe('Why Crimp forces hold one');
});

test('separate texts are lines of their own, without the placeholder of a product name', () => {
  expect(joinTexts(['  Look at\n', '{name}', 'the {name}\n now '])).toBe('Look at\nthe now');
});

test('a text is cut at its length, and not inside a character', () => {
  expect(joinTexts(['x'.repeat(longestText + 5)])).toHaveLength(longestText);
  expect(joinTexts([`${'x'.repeat(longestText - 1)}𠮷`])).toBe('x'.repeat(longestText - 1));
});

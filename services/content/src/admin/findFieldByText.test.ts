import { findFieldByText } from './findFieldByText';

const paragraph = (...texts: string[]) => ({
  type: 'paragraph',
  children: texts.map((text) => ({ type: 'text', text })),
});
const linked = { type: 'link', children: [{ type: 'text', text: 'our machines' }] };

const fields = {
  'modules.0.title': { value: 'Wires' },
  'modules.1.id': { value: 'wires' },
  'modules.1.blockType': { value: 'accordion' },
  'modules.1.title': { value: 'Wires, cut to length' },
  'modules.1.items': { value: 2 },
  'modules.1.items.0.title': { value: 'Wires' },
  'modules.1.items.1.title': { value: 'Cables' },
  'modules.1.items.1.content': {
    value: {
      root: {
        children: [
          paragraph('A first ', 'paragraph.'),
          {
            type: 'paragraph',
            children: [{ type: 'text', text: 'See ' }, linked, { type: 'text', text: '.' }],
          },
        ],
      },
    },
  },
};

test.each([
  ['the whole text', 'Wires', 'modules.1.items.0.title'],
  ['in other letters and spaces', 'wires, CUT\n to length', 'modules.1.title'],
  ['a part of a text', 'length', 'modules.1.title'],
  ['a text with more around it', 'Cables (2)', 'modules.1.items.1.title'],
  ['a paragraph of rich text', 'A first paragraph.', 'modules.1.items.1.content'],
  ['a paragraph with a link', 'See our machines.', 'modules.1.items.1.content'],
  ['the words of a link', 'our machines', 'modules.1.items.1.content'],
  ['nothing that was typed', 'Read more', undefined],
])('finds the field of %s', (_name, text, path) => {
  expect(findFieldByText(fields, 'modules.1', text)).toBe(path);
});

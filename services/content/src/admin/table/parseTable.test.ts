import { parseTable } from './parseTable';

test.each([
  ['', [['']]],
  ['2025', [['2025']]],
  ['2025\r\n', [['2025']]],
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\rb', [['a'], ['b']]],
  [
    'a\t\n\tb',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['a\n\nb', [['a'], [''], ['b']]],
  ['\t', [['', '']]],
  ['"two\nlines"\tb', [['two lines', 'b']]],
  ['"a ""quoted""\r\nword"', [['a "quoted" word']]],
  ['"one\ttab"\tb', [['one tab', 'b']]],
  ['"Komax"\tb', [['"Komax"', 'b']]],
  ['5"\t6"', [['5"', '6"']]],
  ['"5\t6', [['"5', '6']]],
  [' 1\u00A0234 \tb', [['1 234', 'b']]],
])('parses %j', (text, table) => {
  expect(parseTable(text)).toEqual(table);
});

import { productListParameters } from './productListQuery';
import { shortenList } from './shortenList';

const { isWhole } = productListParameters;
const list = (length: number) => Array.from({ length }, (_, index) => index);

it.each([
  [0, '', 0],
  [12, '', 12],
  [16, '', 16],
  [17, '', 12],
  [62, '', 12],
  [62, 'brand=komax', 12],
  [62, 'show=all', 62],
  [62, 'show=more', 12],
])('with %i products and "%s", shows the first %i', (length, query, expected) => {
  expect(shortenList(list(length), isWhole.parse(new URLSearchParams(query)))).toEqual(list(expected));
});

it.each([
  ['show=all', true],
  ['brand=komax&show=all', true],
  ['show=', false],
  ['', false],
])('%s requests the whole list: %s', (query, expected) => {
  expect(isWhole.parse(new URLSearchParams(query))).toBe(expected);
});

import { createRangeBins } from './createRangeBins';

const write = (...input: Parameters<typeof createRangeBins>) => {
  const { counts, chosen } = createRangeBins(...input);
  return { counts: counts.join(''), chosen };
};
const interval = (from: number, to = from) => ({ from, to });
const linear = interval(0, 24);
/** Three decades of eight parts each. */
const logarithmic = interval(0.1, 100);

it.each([
  ['no product', [], linear, '0'.repeat(24)],
  ['the whole range', [[interval(0, 24)]], linear, '1'.repeat(24)],
  ['a single value', [[interval(3)]], linear, `0001${'0'.repeat(20)}`],
  ['the greatest value', [[interval(24)]], linear, `${'0'.repeat(23)}1`],
  ['ranges of two products', [[interval(0, 2)], [interval(1, 3)]], linear, `121${'0'.repeat(21)}`],
  ['two ranges of one product', [[interval(0, 2), interval(1, 3)]], linear, `111${'0'.repeat(21)}`],
  ['an open end', [[interval(Number.NEGATIVE_INFINITY, 2)]], linear, `11${'0'.repeat(22)}`],
  ['another range', [[interval(30, 40)]], linear, '0'.repeat(24)],
  ['a wide range', [[interval(1, 10)]], logarithmic, `${'0'.repeat(8)}${'1'.repeat(8)}${'0'.repeat(8)}`],
])('counts products by the parts of the range: %s', (_name, products, whole, expected) => {
  expect(write(products, whole).counts).toBe(expected);
});

it.each([
  [undefined, undefined],
  [interval(2, 4), [2, 3]],
  [interval(2, Number.POSITIVE_INFINITY), [2, 23]],
  [interval(5), [5, 5]],
  [interval(30, 40), undefined],
])('marks the chosen parts: %j', (chosen, expected) => {
  expect(write([], linear, chosen).chosen).toEqual(expected);
});

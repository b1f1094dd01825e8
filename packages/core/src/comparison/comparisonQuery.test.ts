import { addToBasket, emptyBasket } from '../basket/Basket';
import { formatBasket } from '../basket/basketQuery';

import { defaultComparisonChoice, formatComparisonQuery, parseComparisonQuery } from './comparisonQuery';

const read = (query: string) => {
  const { basket, ...rest } = parseComparisonQuery(new URLSearchParams(query));
  return { ...rest, basket: formatBasket(basket) };
};

describe('Issue 4.5 "the URL carries the comparison so that it can be sent"', () => {
  it.each([
    ['compare=bench:bt-712@v2,bt-752', 'bench:bt-712@v2,bt-752', false, 'differences', 'auto'],
    ['compare=bench:bt-712&differences=only', 'bench:bt-712', true, 'differences', 'auto'],
    ['compare=bench:bt-712&differences=all&order=data', 'bench:bt-712', false, 'data', 'auto'],
    ['order=random', '', false, 'differences', 'auto'],
    ['tables=one', '', false, 'differences', 'one'],
    ['tables=each', '', false, 'differences', 'each'],
    ['tables=two', '', false, 'differences', 'auto'],
    ['', '', false, 'differences', 'auto'],
  ])('%s', (query, basket, hideIdentical, order, tables) => {
    expect(read(query)).toEqual({ basket, hideIdentical, order, tables, isChanged: false });
  });

  it.each([
    defaultComparisonChoice,
    { hideIdentical: true, order: 'data', tables: 'each' },
    { ...defaultComparisonChoice, tables: 'one' },
  ] as const)('reads what it writes: %o', (choice) => {
    const basket = addToBasket(emptyBasket, { classification: 'a:b', slug: '50%', variantId: 'v,1' });
    expect(parseComparisonQuery(new URLSearchParams(formatComparisonQuery(basket, choice)))).toEqual({
      basket,
      isChanged: false,
      ...choice,
    });
  });

  it('omits default values', () => {
    expect(formatComparisonQuery(emptyBasket, defaultComparisonChoice)).toBe('');
  });
});

describe('4 "Basket: add, … change variant", by a form without JavaScript', () => {
  it.each([
    ['another variant', 'change=bt-712:1&variant=v3', 'bench:bt-712@v3,bt-752'],
    ['the shared data of all variants', 'change=bt-712:1&variant=', 'bench:bt-712,bt-752'],
    ['a key that is not there', 'change=x&variant=v3', 'bench:bt-712@v2,bt-752'],
    ['a product', 'add=kappa-330&in=cutting', 'bench:bt-712@v2,bt-752;cutting:kappa-330'],
    ['no product chosen', 'add=&in=cutting', 'bench:bt-712@v2,bt-752'],
  ])('%s', (_, fields, basket) => {
    expect(read(`compare=bench:bt-712@v2,bt-752&${fields}`)).toMatchObject({ basket, isChanged: true });
  });
});

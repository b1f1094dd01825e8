import { addToBasket, emptyBasket } from '../basket/Basket';
import { formatBasket } from '../basket/basketQuery';

import { formatComparisonQuery, parseComparisonQuery } from './comparisonQuery';

const read = (query: string) => {
  const { basket, ...rest } = parseComparisonQuery(new URLSearchParams(query));
  return { ...rest, basket: formatBasket(basket) };
};

describe('Issue 4.5 "the URL carries the comparison so that it can be sent"', () => {
  it.each([
    ['compare=bench:bt-712@v2,bt-752', 'bench:bt-712@v2,bt-752', false, 'differences', false],
    ['compare=bench:bt-712&differences=only', 'bench:bt-712', true, 'differences', false],
    ['compare=bench:bt-712&differences=all&order=data', 'bench:bt-712', false, 'data', false],
    ['order=random', '', false, 'differences', false],
    ['', '', false, 'differences', false],
  ])('%s', (query, basket, hideIdentical, order, isChanged) => {
    expect(read(query)).toEqual({ basket, hideIdentical, order, isChanged });
  });

  it.each([
    { hideIdentical: false, order: 'differences' },
    { hideIdentical: true, order: 'data' },
  ] as const)('reads what it writes: %o', (choice) => {
    const basket = addToBasket(emptyBasket, { classification: 'a:b', slug: '50%', variantId: 'v,1' });
    expect(parseComparisonQuery(new URLSearchParams(formatComparisonQuery(basket, choice)))).toEqual({
      basket,
      isChanged: false,
      ...choice,
    });
  });

  it('omits default values', () => {
    expect(formatComparisonQuery(emptyBasket, { hideIdentical: false, order: 'differences' })).toBe('');
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

import fc from 'fast-check';

import { createCartStorageKey, parsePartsCart, writePartsCart } from './parsePartsCart';
import {
  addToCart,
  countCartPieces,
  emptyPartsCart,
  isCartFull,
  removeFromCart,
  setCartQuantity,
  type PartsCart,
} from './PartsCart';

const knife = { id: 'p-1', articleNumber: 'KX-1' };
const blade = { id: 'p-2', articleNumber: 'KX-2' };
const cart = addToCart(addToCart(emptyPartsCart, knife, 2), blade);
const outline = ({ parts }: PartsCart) =>
  parts.map(({ key, id, articleNumber, quantity }) => [key, id, articleNumber, quantity].join(' '));
const [one, other] = ['KX1 p-1 KX-1 2', 'KX2 p-2 KX-2 1'];

describe('4 "Parts cart"', () => {
  it.each([
    ['adding', cart, [one, other]],
    [
      '"Adding an existing part increases its quantity"',
      addToCart(cart, knife, 3),
      ['KX1 p-1 KX-1 5', other],
    ],
    [
      'the same number in other letters is the same part',
      addToCart(cart, { id: 'p-1', articleNumber: 'kx 1' }),
      ['KX1 p-1 KX-1 3', other],
    ],
    ['adding none', addToCart(cart, knife, 0), [one, other]],
    ['adding NaN', addToCart(cart, knife, Number.NaN), [one, other]],
    ['adding more than fit', addToCart(cart, knife, 20_000), ['KX1 p-1 KX-1 9999', other]],
    ['setting', setCartQuantity(cart, 'KX1', 7), ['KX1 p-1 KX-1 7', other]],
    ['setting too much', setCartQuantity(cart, 'KX1', 10_000), ['KX1 p-1 KX-1 9999', other]],
    ['setting a fraction', setCartQuantity(cart, 'KX1', 7.9), ['KX1 p-1 KX-1 7', other]],
    ['setting no number', setCartQuantity(cart, 'KX1', Number.NaN), [one, other]],
    ['"A quantity of 0 or less removes the part": 0', setCartQuantity(cart, 'KX1', 0), [other]],
    ['"A quantity of 0 or less removes the part": -1', setCartQuantity(cart, 'KX1', -1), [other]],
    ['removing', removeFromCart(cart, 'KX2'), [one]],
    ['removing a missing part', removeFromCart(cart, 'KX9'), [one, other]],
    ['"Clear empties the cart"', emptyPartsCart, []],
  ])('%s', (_name, result, expected) => {
    expect(outline(result)).toEqual(expected);
  });

  it('accepts 200 lines, and more pieces of existing ones', () => {
    const numbers = Array.from({ length: 201 }, (_, index) => `A${String(index)}`);
    const full = numbers.reduce(
      (now, articleNumber) => addToCart(now, { id: articleNumber, articleNumber }),
      emptyPartsCart,
    );
    expect([full.parts.length, isCartFull(full), isCartFull(cart)]).toEqual([200, true, false]);
    expect(countCartPieces(addToCart(full, { id: 'A0', articleNumber: 'A0' }, 4))).toBe(204);
  });
});

describe('4 "An unparsable stored cart resets to empty"', () => {
  const part = { key: 'KX1', id: 'p-1', articleNumber: 'KX-1', quantity: 2 };
  const stored = (parts: unknown, version: unknown = 1) => JSON.stringify({ version, parts });
  it('parses what was stored', () => {
    const articles = fc.array(
      fc.tuple(fc.constantFrom('a', 'B-2', 'ü 3', '--'), fc.integer({ max: 20_000 })),
    );
    fc.assert(
      fc.property(articles, (given) => {
        const filled = given.reduce(
          (now, [articleNumber, quantity]) => addToCart(now, { id: articleNumber, articleNumber }, quantity),
          emptyPartsCart,
        );
        expect(parsePartsCart(writePartsCart(filled))).toEqual(filled);
      }),
    );
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{"version":1'],
    ['a list', '[]'],
    ['another version', stored([part], 2)],
    ['no version', JSON.stringify({ parts: [part] })],
    ['no list', stored({ 0: part })],
    ['a quantity of 0', stored([{ ...part, quantity: 0 }])],
    ['half a piece', stored([{ ...part, quantity: 1.5 }])],
    ['too many pieces', stored([{ ...part, quantity: 10_000 }])],
    ['a quantity in words', stored([{ ...part, quantity: '2' }])],
    ['no id', stored([{ ...part, id: undefined }])],
    ['an empty number', stored([{ ...part, articleNumber: '' }])],
    ['a part twice', stored([part, part])],
    [
      'too many lines',
      stored(Array.from({ length: 201 }, (_, index) => ({ ...part, key: `K${String(index)}` }))),
    ],
  ])('%s', (_name, text) => {
    expect(parsePartsCart(text)).toEqual(emptyPartsCart);
  });

  it('separates the carts of two users', () => {
    expect(createCartStorageKey('u-1')).not.toBe(createCartStorageKey('u-2'));
  });
});

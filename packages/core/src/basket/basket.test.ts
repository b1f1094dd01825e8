import fc from 'fast-check';

import {
  addToBasket,
  basketProducts,
  basketSize,
  changeBasketVariant,
  emptyBasket,
  isInBasket,
  removeClassificationFromBasket,
  removeFromBasket,
  removeProductFromBasket,
  type Basket,
  type BasketItem,
} from './Basket';
import { basketQuery, formatBasket, parseBasketParameter } from './basketQuery';
import { parseBasket, writeBasket } from './parseBasket';

const fill = (...items: readonly BasketItem[]) => items.reduce(addToBasket, emptyBasket);
const outline = ({ classifications }: Basket) =>
  classifications
    .map(
      ({ slug, products }) =>
        `${slug}(${products.map(({ key, variantId }) => key + (variantId === null ? '' : `=${variantId}`)).join(' ')})`,
    )
    .join(' ');

const basket = fill(
  { classification: 'bench', slug: 'bt-712' },
  { classification: 'cutting', slug: 'kappa-330', variantId: 'v1' },
  { classification: 'bench', slug: 'bt-712', variantId: 'v2' },
  { classification: 'bench', slug: 'bt-752' },
);

describe('4 "Basket: add, remove one, remove all of a product, remove classification, change variant; a classification disappears when its last product is removed."', () => {
  it.each([
    ['add', basket, 'bench(bt-712:1 bt-712:2=v2 bt-752:1) cutting(kappa-330:1=v1)'],
    [
      'remove one',
      removeFromBasket(basket, 'bt-712:1'),
      'bench(bt-712:2=v2 bt-752:1) cutting(kappa-330:1=v1)',
    ],
    ['remove the last one', removeFromBasket(basket, 'kappa-330:1'), 'bench(bt-712:1 bt-712:2=v2 bt-752:1)'],
    [
      'remove none',
      removeFromBasket(basket, 'bt-712:9'),
      'bench(bt-712:1 bt-712:2=v2 bt-752:1) cutting(kappa-330:1=v1)',
    ],
    [
      'remove all of a product',
      removeProductFromBasket(basket, 'bt-712'),
      'bench(bt-752:1) cutting(kappa-330:1=v1)',
    ],
    [
      'remove all of the last product',
      removeProductFromBasket(basket, 'kappa-330'),
      'bench(bt-712:1 bt-712:2=v2 bt-752:1)',
    ],
    ['remove classification', removeClassificationFromBasket(basket, 'bench'), 'cutting(kappa-330:1=v1)'],
    [
      'change variant',
      changeBasketVariant(basket, 'bt-712:1', 'v3'),
      'bench(bt-712:1=v3 bt-712:2=v2 bt-752:1) cutting(kappa-330:1=v1)',
    ],
    [
      'to no variant',
      changeBasketVariant(basket, 'bt-712:2', null),
      'bench(bt-712:1 bt-712:2 bt-752:1) cutting(kappa-330:1=v1)',
    ],
  ])('%s', (_, result, expected) => {
    expect(outline(result)).toBe(expected);
  });
  it('uses a free key for a product added after a removal', () => {
    const again = addToBasket(removeFromBasket(basket, 'bt-712:1'), {
      classification: 'bench',
      slug: 'bt-712',
    });
    expect(basketProducts(again).map(({ key }) => key)).toEqual([
      'bt-712:2',
      'bt-752:1',
      'bt-712:1',
      'kappa-330:1',
    ]);
  });
  it('lists its content', () => {
    expect([basketSize(basket), isInBasket(basket, 'bt-752'), isInBasket(basket, 'nowhere')]).toEqual([
      4,
      true,
      false,
    ]);
  });
});

const slug = fc.string({ minLength: 1, maxLength: 6, unit: 'grapheme' });
const item = fc.record({
  classification: fc.oneof(fc.constantFrom('bench', 'cutting'), slug),
  slug: fc.oneof(fc.constantFrom('a', 'b:,;@%'), slug),
  variantId: fc.option(slug),
});
const step = fc.oneof(
  item.map((one) => (now: Basket) => addToBasket(now, one)),
  fc.nat(9).map((index) => (now: Basket) => removeFromBasket(now, basketProducts(now)[index]?.key ?? '')),
  fc.constantFrom('a', 'b:,;@%').map((one) => (now: Basket) => removeProductFromBasket(now, one)),
  fc.constantFrom('bench', 'cutting').map((one) => (now: Basket) => removeClassificationFromBasket(now, one)),
  fc
    .nat(9)
    .map((index) => (now: Basket) => changeBasketVariant(now, basketProducts(now)[index]?.key ?? '', 'v')),
);
const anyBasket = fc
  .array(step, { maxLength: 20 })
  .map((steps) => steps.reduce((now, apply) => apply(now), emptyBasket));

describe('any sequence of changes', () => {
  it('leaves no empty or duplicate classifications and no duplicate keys', () => {
    fc.assert(
      fc.property(anyBasket, ({ classifications }) => {
        const keys = classifications.flatMap(({ products }) => products.map(({ key }) => key));
        expect(new Set(keys).size).toBe(keys.length);
        expect(new Set(classifications.map((one) => one.slug)).size).toBe(classifications.length);
        expect(classifications.every(({ products }) => products.length > 0)).toBe(true);
      }),
    );
  });
  it('stored baskets are parsed unchanged', () => {
    fc.assert(
      fc.property(anyBasket, (stored) => {
        expect(parseBasket(writeBasket(stored))).toEqual(stored);
      }),
    );
  });
  it('sent baskets are parsed unchanged, except for the keys', () => {
    const bare = ({ classifications }: Basket) =>
      classifications.map((one) => [
        one.slug,
        one.products.map(({ slug: name, variantId }) => [name, variantId]),
      ]);
    fc.assert(
      fc.property(anyBasket, (sent) => {
        const received = new URLSearchParams(basketQuery(sent)).get('compare');
        expect(bare(parseBasketParameter(received))).toEqual(bare(sent));
        const encoded = new URLSearchParams({ compare: formatBasket(sent) });
        expect(bare(parseBasketParameter(new URLSearchParams(encoded.toString()).get('compare')))).toEqual(
          bare(sent),
        );
      }),
    );
  });
});

describe('8 "Unparsable stored basket or cart resets to empty."', () => {
  const stored = (classifications: unknown) => JSON.stringify({ classifications });
  const product = { key: 'a:1', slug: 'a', variantId: null };
  it.each([
    ['nothing stored', null],
    ['nothing stored', undefined],
    ['an empty text', ''],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['another shape', '{"items":[]}'],
    ['classifications of another shape', stored({})],
    ['a classification without a slug', stored([{ products: [product] }])],
    ['a product without a key', stored([{ slug: 'x', products: [{ slug: 'a', variantId: null }] }])],
    ['a variant that is a number', stored([{ slug: 'x', products: [{ ...product, variantId: 1 }] }])],
    ['an empty slug', stored([{ slug: 'x', products: [{ ...product, slug: '' }] }])],
    ['a key twice', stored([{ slug: 'x', products: [product, product] }])],
    [
      'a classification twice',
      stored([
        { slug: 'x', products: [product] },
        { slug: 'x', products: [{ ...product, key: 'a:2' }] },
      ]),
    ],
  ])('%s', (_, text) => {
    expect(parseBasket(text)).toEqual(emptyBasket);
  });
  it('keeps valid entries, and drops an empty classification', () => {
    const text = stored([
      { slug: 'x', products: [{ ...product, more: 1 }] },
      { slug: 'y', products: [] },
    ]);
    expect(parseBasket(text)).toEqual({ classifications: [{ slug: 'x', products: [product] }] });
  });
  it('never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.json(), fc.string()), (text) => void parseBasket(text)));
  });
});

describe('Issue 4.5 "the URL carries the comparison so that it can be sent"', () => {
  it('reads well', () => {
    expect(basketQuery(basket)).toBe('compare=bench:bt-712,bt-712@v2,bt-752;cutting:kappa-330@v1');
    expect(basketQuery(emptyBasket)).toBe('');
  });
  it.each([
    ['bench:bt-712', 'bench(bt-712:1)'],
    ['bench:a;bench:b', 'bench(a:1 b:1)'],
    ['bench:', ''],
    ['bench', ''],
    [':a', ''],
    ['bench:a@v@w,b', 'bench(b:1)'],
    ['bench:%E0%A4%A,b', 'bench(b:1)'],
    ['a:b:c', ''],
    [';;,,', ''],
    [null, ''],
  ])('%s', (value, expected) => {
    expect(outline(parseBasketParameter(value))).toBe(expected);
  });
  it('limits the number of products', () => {
    expect(basketSize(parseBasketParameter(`bench:${'a,'.repeat(5000)}`))).toBe(50);
  });
});

import fc from 'fast-check';

import {
  changeCartBuffer,
  detachCartBuffer,
  emptyCartBuffer,
  mergeServiceCart,
  removeOrderedParts,
  type CartBuffer,
} from './CartBuffer';
import { parseCartBuffer, writeCartBuffer, writePartsCart } from './parsePartsCart';
import { addToCart, emptyPartsCart, setCartQuantity, type PartsCart } from './PartsCart';

const line = (articleNumber: string, quantity: number) => ({
  id: `p-${articleNumber}`,
  articleNumber,
  quantity,
});
const cartOf = (quantities: Readonly<Record<string, number>>): PartsCart =>
  Object.entries(quantities).reduce(
    (cart, [number, quantity]) => addToCart(cart, line(number, quantity), quantity),
    emptyPartsCart,
  );
const quantitiesOf = ({ parts }: PartsCart) =>
  Object.fromEntries(parts.map(({ articleNumber, quantity }) => [articleNumber, quantity]));
const changesOf = ({ changes }: CartBuffer) =>
  changes.map(({ articleNumber, quantity, at }) => `${articleNumber} ${quantity} at ${at}`);
const service = (quantities: Readonly<Record<string, number>>, revision = 1) => ({
  organisationId: 'org-1',
  revision,
  lines: Object.entries(quantities).map(([number, quantity]) => line(number, quantity)),
});

const stored = mergeServiceCart(emptyCartBuffer, service({ A: 1, B: 2 }));

describe('the cart as a device keeps it', () => {
  it('records what has changed, the last quantity of each part', () => {
    const once = changeCartBuffer(stored, cartOf({ A: 5, C: 1 }), 10);
    const twice = changeCartBuffer(once, cartOf({ A: 6, C: 1 }), 20);
    expect(changesOf(twice).toSorted()).toEqual(['A 6 at 20', 'B 0 at 10', 'C 1 at 10']);
    expect(quantitiesOf(twice)).toEqual({ A: 6, C: 1 });
  });

  it('takes the cart of the account over', () => {
    expect(stored).toMatchObject({ organisationId: 'org-1', revision: 1, changes: [] });
    expect(quantitiesOf(mergeServiceCart(stored, service({ B: 3 }, 2)))).toEqual({ B: 3 });
  });

  it('keeps changes that were made after the others were sent', () => {
    const sent = changeCartBuffer(stored, cartOf({ A: 5, B: 2 }), 10);
    const later = changeCartBuffer(sent, setCartQuantity(sent, 'A', 7), 20);
    const merged = mergeServiceCart(later, service({ A: 5, B: 2, D: 4 }, 2), sent.changes);
    expect(quantitiesOf(merged)).toEqual({ A: 7, B: 2, D: 4 });
    expect(changesOf(merged)).toEqual(['A 7 at 20']);
  });

  it('keeps its changes over a cart that was only read', () => {
    const changed = changeCartBuffer(stored, cartOf({ A: 1, C: 3 }), 10);
    expect(quantitiesOf(mergeServiceCart(changed, service({ A: 9, B: 9 }, 4)))).toEqual({ A: 9, C: 3 });
  });

  it('makes one line of two that this browser takes for the same part', () => {
    expect(quantitiesOf(mergeServiceCart(stored, service({ 'K/1': 2, K1: 3 })))).toEqual({ K1: 3 });
  });

  it('loses what was ordered, and not what was changed meanwhile', () => {
    const changed = changeCartBuffer(stored, cartOf({ A: 1, B: 8, C: 1 }), 10);
    const left = removeOrderedParts(changed, cartOf({ A: 1, B: 2, C: 1 }));
    expect(quantitiesOf(left)).toEqual({ B: 8 });
    expect(changesOf(left)).toEqual(['B 8 at 10']);
  });

  it('is written and read again', () => {
    const quantities = fc.dictionary(fc.constantFrom('A', 'B-2', 'ü 3'), fc.integer({ min: 1, max: 9999 }));
    fc.assert(
      fc.property(quantities, quantities, (before, after) => {
        const buffer = changeCartBuffer(
          mergeServiceCart(emptyCartBuffer, service(before)),
          cartOf(after),
          1_767_000_000_000,
        );
        expect(parseCartBuffer(writeCartBuffer(buffer), 0)).toEqual(buffer);
      }),
    );
  });

  it('that only the browser had is a list of changes for the account', () => {
    expect(parseCartBuffer(writePartsCart(cartOf({ A: 2 })), 30)).toEqual(
      detachCartBuffer(cartOf({ A: 2 }), 30),
    );
    expect(changesOf(detachCartBuffer(cartOf({ A: 2 }), 30))).toEqual(['A 2 at 30']);
  });

  it.each([
    ['a negative revision', { revision: -1 }],
    ['no revision', { revision: undefined }],
    ['an organisation that is no text', { organisationId: 7 }],
    ['a change twice', { changes: [...stored.parts, ...stored.parts].map((part) => ({ ...part, at: 1 })) }],
    ['a change without a time', { changes: stored.parts }],
  ])('with %s resets to empty', (_name, over) => {
    expect(parseCartBuffer(JSON.stringify({ version: 2, ...stored, ...over }), 0)).toEqual(emptyCartBuffer);
  });
});

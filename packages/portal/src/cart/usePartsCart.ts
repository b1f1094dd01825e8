'use client';

import { useMemo, useSyncExternalStore } from 'react';
import {
  addToCart,
  changeCartBuffer,
  createCartStorageKey,
  emptyPartsCart,
  parseCartBuffer,
  removeOrderedParts,
  setCartQuantity,
  type CartBuffer,
  type CartPart,
  type PartsCart,
} from '@kmx/core/portal';
import {
  isCartStored,
  readCart,
  readCartBuffer,
  subscribeToCarts,
  writeCartBuffer,
} from './storage/cartStorage';

/** A part that is put into the cart, and how often. */
export type CartAddition = Pick<CartPart, 'id' | 'articleNumber' | 'quantity'>;

export interface PartsCartState {
  readonly cart: CartBuffer;
  /** False where the browser denies storage: the cart lasts as long as the page. */
  readonly isStored: boolean;
  /** Answers how many of the additions found no room in the cart. */
  readonly add: (additions: readonly CartAddition[]) => number;
  /** 0 or less removes the part (section 4). */
  readonly setQuantity: (key: string, quantity: number) => void;
  readonly clear: () => void;
  /** Removes what was ordered; the service has done so with the order. */
  readonly removeOrdered: (ordered: PartsCart) => void;
}

const addAll = (cart: PartsCart, additions: readonly CartAddition[]) =>
  additions.reduce(
    ({ parts, rejected }, { quantity, ...part }) => {
      const next = addToCart({ parts }, part, quantity);
      return { parts: next.parts, rejected: rejected + Number(next.parts === parts) };
    },
    { parts: cart.parts, rejected: 0 },
  );

/**
 * The cart of a user in the browser (section 7: "the parts cart is stored in browser storage"); every tab shows the same
 * one. `CartSync` stores its changes in the account.
 */
export function usePartsCart(userId: string): PartsCartState {
  const key = createCartStorageKey(userId);
  const text = useSyncExternalStore(
    subscribeToCarts,
    () => readCart(key),
    () => '',
  );
  const isStored = useSyncExternalStore(
    subscribeToCarts,
    () => isCartStored(key),
    () => true,
  );
  const cart = useMemo(() => parseCartBuffer(text, 0), [text]);
  // Another tab may have changed the cart a moment ago: what is stored counts, not what is shown.
  const update = (change: (cart: PartsCart) => PartsCart) => {
    const buffer = readCartBuffer(key);
    writeCartBuffer(key, changeCartBuffer(buffer, change(buffer), Date.now()));
  };
  return {
    cart,
    isStored,
    add: (additions) => {
      const { parts, rejected } = addAll(readCartBuffer(key), additions);
      update(() => ({ parts }));
      return rejected;
    },
    setQuantity: (partKey, quantity) => update((stored) => setCartQuantity(stored, partKey, quantity)),
    clear: () => update(() => emptyPartsCart),
    removeOrdered: (ordered) => writeCartBuffer(key, removeOrderedParts(readCartBuffer(key), ordered)),
  };
}

import { basketStorageKey, parseBasket, writeBasket, type Basket } from '@kmx/core';

/** Fallback for browsers that deny storage; lost when the page is left. */
let unstored: string | undefined;

function readStored(): string | null {
  try {
    return localStorage.getItem(basketStorageKey);
  } catch (error) {
    console.warn('The comparison could not be read from storage.', error);
    return null;
  }
}

/** Returns the basket that all tabs of this browser share. */
export const readBasket = (): Basket => parseBasket(unstored ?? readStored());

export function storeBasket(basket: Basket): void {
  const text = writeBasket(basket);
  try {
    localStorage.setItem(basketStorageKey, text);
    unstored = undefined;
  } catch (error) {
    console.warn('The comparison could not be stored and is available on this page only.', error);
    unstored = text;
  }
}

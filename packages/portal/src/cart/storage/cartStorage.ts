import { parseCartBuffer, writeCartBuffer as formatCartBuffer, type CartBuffer } from '@kmx/core/portal';

const changed = 'kmx:partsCart';

/** Carts that the browser cannot store, by key; they last as long as the page. */
const memory = new Map<string, string>();

/** Returns the stored text of a cart, not yet validated; `''` when there is none. */
export function readCart(key: string): string {
  const unsaved = memory.get(key);
  if (unsaved !== undefined) return unsaved;
  try {
    return window.localStorage.getItem(key) ?? '';
  } catch {
    memory.set(key, '');
    return '';
  }
}

/** Stores a cart; only in the page where the browser denies storage. */
function writeCart(key: string, text: string): void {
  try {
    window.localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
  window.dispatchEvent(new Event(changed));
}

export const readCartBuffer = (key: string): CartBuffer => parseCartBuffer(readCart(key), Date.now());

export const writeCartBuffer = (key: string, buffer: CartBuffer): void =>
  writeCart(key, formatCartBuffer(buffer));

/** True if the cart is stored beyond the page. */
export function isCartStored(key: string): boolean {
  readCart(key);
  return !memory.has(key);
}

export function subscribeToOwnCarts(onChange: () => void): () => void {
  window.addEventListener(changed, onChange);
  return () => window.removeEventListener(changed, onChange);
}

/** Subscribes to changes by this tab and, through the event `storage`, by others. */
export function subscribeToCarts(onChange: () => void): () => void {
  const unsubscribe = subscribeToOwnCarts(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onChange);
  };
}

const changed = 'kmx:partsCart';

/** Carts that the browser refuses to keep, by key; they last as long as the page. */
const memory = new Map<string, string>();

/** The stored text of a cart, not yet checked; `''` when there is none. */
export function readCart(key: string): string {
  const unkept = memory.get(key);
  if (unkept !== undefined) return unkept;
  try {
    return window.localStorage.getItem(key) ?? '';
  } catch {
    memory.set(key, '');
    return '';
  }
}

/** Keeps a cart, in the page alone where the browser refuses its storage. */
export function writeCart(key: string, text: string): void {
  try {
    window.localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
  window.dispatchEvent(new Event(changed));
}

/** True if the cart is stored beyond the page. */
export function isCartStored(key: string): boolean {
  readCart(key);
  return !memory.has(key);
}

/** Tells of changes by this tab, and by others, which the browser speaks of through `storage`. */
export function subscribeToCarts(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(changed, onChange);
  };
}

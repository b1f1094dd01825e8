import { cartLimits } from '@kmx/contract/carts';

export { cartLimits, partListLimits } from '@kmx/contract/carts';

/** Section 3: "parts, each with key, id, articleNumber, quantity". */
export interface CartPart {
  /** Unique in the cart: each article has one line. */
  readonly key: string;
  /** Id of the part in the customer service. */
  readonly id: string;
  readonly articleNumber: string;
  /** An integer from 1 to `cartLimits.quantity`. */
  readonly quantity: number;
}

export interface PartsCart {
  readonly parts: readonly CartPart[];
}

/** Result of "clear" (section 4). */
export const emptyPartsCart: PartsCart = { parts: [] };

/** Article numbers are compared without spaces, dashes and letter case. */
export const toCartKey = (articleNumber: string) =>
  articleNumber.replaceAll(/[^\p{L}\p{N}]+/gu, '').toUpperCase() || articleNumber;

const cap = (quantity: number) => Math.min(Math.trunc(quantity), cartLimits.quantity);

export const isCartFull = ({ parts }: PartsCart): boolean => parts.length >= cartLimits.lines;

/** "A quantity of 0 or less removes the part" (section 4); NaN is ignored, fractions are truncated. */
export function setCartQuantity(cart: PartsCart, key: string, quantity: number): PartsCart {
  if (Number.isNaN(quantity)) return cart;
  if (quantity < 1) return removeFromCart(cart, key);
  return {
    parts: cart.parts.map((part) => (part.key === key ? { ...part, quantity: cap(quantity) } : part)),
  };
}

export const removeFromCart = ({ parts }: PartsCart, key: string): PartsCart => ({
  parts: parts.filter((part) => part.key !== key),
});

/**
 * "Adding an existing part increases its quantity" (section 4); a full cart ignores further parts, and the minimum is
 * one piece.
 */
export function addToCart(
  cart: PartsCart,
  { id, articleNumber }: Pick<CartPart, 'id' | 'articleNumber'>,
  quantity = 1,
): PartsCart {
  if (!(quantity >= 1)) return cart;
  const key = toCartKey(articleNumber);
  const existing = cart.parts.find((part) => part.key === key);
  if (existing) return setCartQuantity(cart, key, existing.quantity + Math.trunc(quantity));
  if (isCartFull(cart)) return cart;
  return { parts: [...cart.parts, { key, id, articleNumber, quantity: cap(quantity) }] };
}

export const countCartPieces = ({ parts }: PartsCart): number =>
  parts.reduce((sum, { quantity }) => sum + quantity, 0);

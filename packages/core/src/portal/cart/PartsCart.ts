/** A part in the cart (section 3: "parts, each with key, id, articleNumber, quantity"). */
export interface CartPart {
  /** Unique in the cart: of an article there is one line. */
  readonly key: string;
  /** Of the part in the customer service. */
  readonly id: string;
  readonly articleNumber: string;
  /** A whole number from 1 to `cartLimits.quantity`. */
  readonly quantity: number;
}

/** The parts that somebody is about to order. */
export interface PartsCart {
  readonly parts: readonly CartPart[];
}

/** Ours: lines of a cart and pieces of a line at most. */
export const cartLimits = { lines: 200, quantity: 9999 } as const;

/** A cart without parts: what "clear" leaves (section 4). */
export const emptyPartsCart: PartsCart = { parts: [] };

/** Spaces, dashes and letter case do not tell articles apart. */
const createKey = (articleNumber: string) =>
  articleNumber.replaceAll(/[^\p{L}\p{N}]+/gu, '').toUpperCase() || articleNumber;

const cap = (quantity: number) => Math.min(Math.trunc(quantity), cartLimits.quantity);

/** Whether a part that is not in the cart has no room in it. */
export const isCartFull = ({ parts }: PartsCart): boolean => parts.length >= cartLimits.lines;

/** "A quantity of 0 or less removes the part" (section 4); what is no number changes nothing, and fractions are cut. */
export function setCartQuantity(cart: PartsCart, key: string, quantity: number): PartsCart {
  if (Number.isNaN(quantity)) return cart;
  if (quantity < 1) return removeFromCart(cart, key);
  return {
    parts: cart.parts.map((part) => (part.key === key ? { ...part, quantity: cap(quantity) } : part)),
  };
}

/** Takes a part out of the cart. */
export const removeFromCart = ({ parts }: PartsCart, key: string): PartsCart => ({
  parts: parts.filter((part) => part.key !== key),
});

/** "Adding an existing part increases its quantity" (section 4); a full cart takes no other part, and none is added less than once. */
export function addToCart(
  cart: PartsCart,
  { id, articleNumber }: Pick<CartPart, 'id' | 'articleNumber'>,
  quantity = 1,
): PartsCart {
  if (!(quantity >= 1)) return cart;
  const key = createKey(articleNumber);
  const existing = cart.parts.find((part) => part.key === key);
  if (existing) return setCartQuantity(cart, key, existing.quantity + Math.trunc(quantity));
  if (isCartFull(cart)) return cart;
  return { parts: [...cart.parts, { key, id, articleNumber, quantity: cap(quantity) }] };
}

/** How many pieces the cart holds. */
export const countCartPieces = ({ parts }: PartsCart): number =>
  parts.reduce((sum, { quantity }) => sum + quantity, 0);

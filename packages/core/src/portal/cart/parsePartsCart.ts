import * as z from 'zod/mini';

import { cartLimits, emptyPartsCart, type PartsCart } from './PartsCart';

/** Where the browser stores a person's cart (section 7): two people at one browser do not see each other's. */
export const createCartStorageKey = (userId: string): string => `kmx.partsCart.${userId}`;

/** Of the stored format: a cart in an older one is no cart. */
const version = 1;

const text = z.string().check(z.minLength(1), z.maxLength(200));

const cartSchema = z.object({
  version: z.literal(version),
  parts: z
    .array(
      z.object({
        key: text,
        id: text,
        articleNumber: text,
        quantity: z.int().check(z.minimum(1), z.maximum(cartLimits.quantity)),
      }),
    )
    .check(
      z.maxLength(cartLimits.lines),
      z.refine((parts) => new Set(parts.map(({ key }) => key)).size === parts.length),
    ),
});

function parseJson(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}

/** The cart that the browser stored: "An unparsable stored cart resets to empty" (section 4), and so does one of another shape. */
export function parsePartsCart(stored: string | null | undefined): PartsCart {
  const read = cartSchema.safeParse(parseJson(stored ?? ''));
  return read.success ? { parts: read.data.parts } : emptyPartsCart;
}

/** A cart as the browser stores it. */
export const writePartsCart = ({ parts }: PartsCart): string => JSON.stringify({ version, parts });

import * as z from 'zod/mini';

import { cartLimits, emptyPartsCart, type PartsCart } from './PartsCart';

/** Key in local storage for each user (section 7), so that users of one browser have separate carts. */
export const createCartStorageKey = (userId: string): string => `kmx.partsCart.${userId}`;

/** Version of the stored format; carts in an older one are dropped. */
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

/** Parses the stored cart: "An unparsable stored cart resets to empty" (section 4), as does one of another shape. */
export function parsePartsCart(stored: string | null | undefined): PartsCart {
  const read = cartSchema.safeParse(parseJson(stored ?? ''));
  return read.success ? { parts: read.data.parts } : emptyPartsCart;
}

export const writePartsCart = ({ parts }: PartsCart): string => JSON.stringify({ version, parts });

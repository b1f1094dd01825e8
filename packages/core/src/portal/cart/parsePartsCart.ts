import * as z from 'zod/mini';

import { changeCartBuffer, emptyCartBuffer, type CartBuffer } from './CartBuffer';
import { cartLimits, type PartsCart } from './PartsCart';

/** Key in local storage for each user (section 7), so that users of one browser have separate carts. */
export const createCartStorageKey = (userId: string): string => `kmx.partsCart.${userId}`;

const text = z.string().check(z.minLength(1), z.maxLength(200));

const quantityFrom = (minimum: number) => z.int().check(z.minimum(minimum), z.maximum(cartLimits.quantity));

const hasEachOnce = (parts: readonly { readonly key: string }[]) =>
  new Set(parts.map(({ key }) => key)).size === parts.length;

const part = { key: text, id: text, articleNumber: text };

const partsUpTo = (lines: number) =>
  z.array(z.object({ ...part, quantity: quantityFrom(1) })).check(z.maxLength(lines), z.refine(hasEachOnce));

const bufferSchema = z.discriminatedUnion('version', [
  /** Carts that only the browser had. */
  z.object({ version: z.literal(1), parts: partsUpTo(cartLimits.lines) }),
  z.object({
    version: z.literal(2),
    // Additions of this device and of another may meet.
    parts: partsUpTo(2 * cartLimits.lines),
    organisationId: z.nullable(text),
    revision: z.int().check(z.minimum(0)),
    changes: z
      .array(z.object({ ...part, quantity: quantityFrom(0), at: z.number() }))
      .check(z.refine(hasEachOnce)),
  }),
]);

function parseJson(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}

/**
 * Parses the stored cart: "An unparsable stored cart resets to empty" (section 4), as does one of another shape. The
 * parts of a cart that only the browser had count as changed at `now`.
 */
export function parseCartBuffer(stored: string | null | undefined, now: number): CartBuffer {
  const read = bufferSchema.safeParse(parseJson(stored ?? ''));
  if (!read.success) return emptyCartBuffer;
  if (read.data.version === 1) return changeCartBuffer(emptyCartBuffer, read.data, now);
  const { version: _, ...buffer } = read.data;
  return buffer;
}

export const writeCartBuffer = (buffer: CartBuffer): string => JSON.stringify({ version: 2, ...buffer });

/** @usedByTests */
export const parsePartsCart = (stored: string | null | undefined): PartsCart => ({
  parts: parseCartBuffer(stored, 0).parts,
});

/** Writes a cart as browsers stored it before the customer service did. */
export const writePartsCart = ({ parts: stored }: PartsCart): string =>
  JSON.stringify({ version: 1, parts: stored });

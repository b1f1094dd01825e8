import { z } from 'zod';
import { cleanLine, cleanText } from '../../../toolkit/src/mail/cleanText';
import { toArticleKey } from '../parts/partKeys';
import type { ExistingOrder, OrderInput, OrderLine, OrderRejectionCode, OrderRejected } from './model';

export const orderLimits = {
  lines: 200,
  quantity: 9999,
  articleCharacters: 60,
  noteCharacters: 2000,
  referenceCharacters: 100,
  /** Orders of one person within an hour. */
  perHour: 30,
} as const;

const messages: Readonly<Record<OrderRejectionCode, string>> = {
  unknownPart: 'There is no part of this article number.',
  // Same message for both cases, to reveal nothing about other organisations.
  unknownLocation: 'This location does not exist, or it is not one of your organisation.',
  empty: 'An order needs at least one part.',
  invalid: 'What was entered cannot be used.',
  alreadySent: 'This was sent before with another content, and is stored as it was then.',
  tooMany: `An order has at most ${orderLimits.lines} lines, and an account at most ${orderLimits.perHour} orders in an hour.`,
};

export const rejectOrder = (
  code: OrderRejectionCode,
  articleNumbers: readonly string[] = [],
  message = messages[code],
): OrderRejected => ({ kind: 'rejected', code, message, articleNumbers, existing: null });

/** The key was used with other content: nothing was ordered, and the existing order is returned. */
export const rejectSentOrder = (existing: ExistingOrder): OrderRejected => ({
  ...rejectOrder('alreadySent'),
  existing,
});

const emptyToNull = (text: string): string | null => (text === '' ? null : text);

const restSchema = z.object({
  locationId: z.string(),
  note: z
    .string()
    .max(orderLimits.noteCharacters, 'The note is too long.')
    .transform((text) => emptyToNull(cleanText(text).trim()))
    .nullable(),
  customerReference: z
    .string()
    .max(orderLimits.referenceCharacters, 'The reference is too long.')
    .transform((text) => emptyToNull(cleanLine(text)))
    .nullable(),
  idempotencyKey: z.uuid('The key of the order is a UUID.').toLowerCase(),
  cart: z.object({ organisationId: z.string(), revision: z.number() }).nullable(),
});

const isQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= orderLimits.quantity;

/** Merges lines with the same article by adding up their quantities. */
const mergeLines = (lines: readonly OrderLine[]): OrderLine[] => {
  const merged = new Map<string, OrderLine>();
  for (const { articleNumber, quantity } of lines) {
    const key = toArticleKey(articleNumber);
    const known = merged.get(key);
    merged.set(key, {
      articleNumber: known?.articleNumber ?? articleNumber,
      quantity: quantity + (known?.quantity ?? 0),
    });
  }
  return [...merged.values()];
};

/** Validates an order (portal section 3, "Parts cart") without access to stored data. */
export const decideOrder = (input: OrderInput): OrderInput | OrderRejected => {
  if (input.lines.length === 0) return rejectOrder('empty');
  if (input.lines.length > orderLimits.lines) return rejectOrder('tooMany');
  const rest = restSchema.safeParse(input);
  if (!rest.success) return rejectOrder('invalid', [], rest.error.issues[0]?.message);
  const tooLong = input.lines.filter(
    ({ articleNumber: { length } }) => length > orderLimits.articleCharacters,
  );
  if (tooLong.length > 0) return rejectOrder('invalid', [], 'An article number is too long.');
  const lines = mergeLines(input.lines);
  const wrong = [...input.lines, ...lines].filter(({ quantity }) => !isQuantity(quantity));
  if (wrong.length > 0)
    return rejectOrder(
      'invalid',
      [...new Set(wrong.map(({ articleNumber }) => articleNumber))],
      `A quantity is a whole number from 1 to ${orderLimits.quantity}.`,
    );
  return { ...rest.data, lines };
};

import { z } from 'zod';
import { cartLimits } from '@kmx/contract/carts';
import type { Scope } from '../auth/scope';
import { isPlain } from '../database/isPlain';
import type { DirectoryDependencies } from '../directory/dependencies';
import { toArticleKey } from '../parts/partKeys';
import { lockCart, parseLines, storeLines } from './cartRows';
import { mergeCart } from './mergeCart';
import type { CartRejected, CartRejectionCode, CartResult, CartUpdate } from './model';
import { readCart, toCart } from './readCart';

const messages: Readonly<Record<CartRejectionCode, string>> = {
  tooMany: `A cart has at most ${cartLimits.lines} lines.`,
  invalid: 'What was entered cannot be used.',
  // Same message for both cases, to reveal nothing about other organisations.
  unknownOrganisation: 'This organisation does not exist, or you do not belong to it.',
};

const reject = (code: CartRejectionCode): CartRejected => ({
  kind: 'rejected',
  code,
  message: messages[code],
});

const plainText = (maximum: number) => z.string().min(1).max(maximum).refine(isPlain);

const updateSchema = z.object({
  baseRevision: z.int().min(0),
  changes: z
    .array(
      z.object({
        articleNumber: plainText(cartLimits.articleCharacters).refine((text) => toArticleKey(text) !== ''),
        partId: plainText(200),
        quantity: z.int().min(0).max(cartLimits.quantity),
        ageMs: z.int().min(0),
      }),
    )
    // The lines of two carts: those of a device that was away, and what they replace.
    .max(2 * cartLimits.lines),
});

/** Merges the changes of a device into the viewer's cart; safe to repeat. */
export const updateCart = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  { organisationId, ...given }: CartUpdate,
): Promise<CartResult> => {
  const input = updateSchema.safeParse(given);
  if (!input.success) return reject('invalid');
  const cart = await readCart(dependencies, scope, organisationId);
  if (!cart) return reject('unknownOrganisation');
  const { db, now: clock } = dependencies;
  const now = clock();
  const owner = { userId: scope.viewer.id, organisationId };
  return db.transaction().execute(async (write): Promise<CartResult> => {
    const row = await lockCart(write, owner, now);
    const revision = row.revision + 1;
    const { baseRevision, changes } = input.data;
    const { lines, conflicts } = mergeCart(parseLines(row.lines), changes, { now, baseRevision, revision });
    if (lines.filter(({ quantity }) => quantity > 0).length > cartLimits.lines) return reject('tooMany');
    await storeLines(write, owner, { lines, revision, now });
    return { kind: 'updated', cart: toCart(cart.organisation, { revision, lines }), conflicts };
  });
};

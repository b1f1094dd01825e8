import type { Transaction } from 'kysely';
import type { Scope } from '../auth/scope';
import type { Tables } from '../database/tables';
import { lockCart, parseLines, storeLines } from './cartRows';
import { removeOrdered } from './mergeCart';
import type { OrderedCart } from './model';

/**
 * Empties the viewer's cart in the transaction of the order; ignores a cart for an organisation that is not theirs.
 */
export const emptyOrderedCart = async (
  write: Transaction<Tables>,
  { viewer, organisationIds }: Scope,
  { organisationId, revision: baseRevision }: OrderedCart,
  { lines, now }: { lines: readonly { articleNumber: string; quantity: number }[]; now: Date },
): Promise<void> => {
  if (!organisationIds.includes(organisationId)) return;
  const owner = { userId: viewer.id, organisationId };
  const row = await lockCart(write, owner, now);
  const revision = row.revision + 1;
  const left = removeOrdered(parseLines(row.lines), lines, { now, baseRevision, revision });
  await storeLines(write, owner, { lines: left, revision, now });
};

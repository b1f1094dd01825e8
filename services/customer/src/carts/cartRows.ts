import type { Transaction } from 'kysely';
import { z } from 'zod';
import { parseJson } from '../../../toolkit/src/parseJson';
import type { Row, Tables } from '../database/tables';
import type { StoredCartLine } from './model';

const storedSchema = z.array(
  z.object({
    articleNumber: z.string(),
    partId: z.string(),
    quantity: z.number(),
    changedAt: z.string(),
    revision: z.number(),
  }),
);

export const parseLines = (stored: string): StoredCartLine[] => storedSchema.parse(parseJson(stored));

export interface CartOwner {
  userId: string;
  organisationId: string;
}

/** Creates the cart if it is missing and locks it: changes made at once come one after the other. */
export const lockCart = async (
  write: Transaction<Tables>,
  { userId, organisationId }: CartOwner,
  now: Date,
): Promise<Row<'customer_carts'>> => {
  const row = { user_id: userId, organisation_id: organisationId, revision: 0, lines: '[]' };
  await write
    .insertInto('customer_carts')
    .values({ ...row, changed_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return write
    .updateTable('customer_carts')
    .set((is) => ({ revision: is.ref('revision') }))
    .where('user_id', '=', userId)
    .where('organisation_id', '=', organisationId)
    .returningAll()
    .executeTakeFirstOrThrow();
};

export const storeLines = async (
  write: Transaction<Tables>,
  { userId, organisationId }: CartOwner,
  { lines, revision, now }: { lines: readonly StoredCartLine[]; revision: number; now: Date },
): Promise<void> => {
  await write
    .updateTable('customer_carts')
    .set({ lines: JSON.stringify(lines), revision, changed_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('organisation_id', '=', organisationId)
    .execute();
};

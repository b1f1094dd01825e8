import type { Transaction } from 'kysely';
import type { NewRow, Tables } from '../../services/customer/src/database/tables';

/** Bound values of a statement stay below the limits of both databases. */
const chunkOf = 200;

export const inChunks = <Item>(list: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(list.length / chunkOf) }, (_, index) =>
    list.slice(index * chunkOf, (index + 1) * chunkOf),
  );

/** Adds what is not there yet; a row that is there stays as it is. */
export const insertNew = async <Name extends keyof Tables>(
  db: Transaction<Tables>,
  name: Name,
  rows: readonly NewRow<Name>[],
): Promise<void> => {
  for (const chunk of inChunks(rows))
    await db
      .insertInto(name)
      .values(chunk)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
};

import { sql, type Kysely, type Migration } from 'kysely';
import { z } from 'zod';
import { parseJson } from '../../../../toolkit/src/parseJson';
import { createOrderSearchKey } from '../../text/createOrderSearchKey';

interface Orders {
  customer_orders: {
    id: string;
    reference: string;
    customer_reference: string | null;
    user_name: string;
    lines: string;
    created_at: string;
    changed_at: string;
    search_key: string;
  };
}

const linesSchema = z.array(z.object({ articleNumber: z.string(), name: z.string() }));

const fillEarlierOrders = async (db: Kysely<Orders>): Promise<void> => {
  await db
    .updateTable('customer_orders')
    .set({ changed_at: sql<string>`created_at` })
    .execute();
  const orders = await db.selectFrom('customer_orders').selectAll().execute();
  for (const { id, lines, ...order } of orders)
    await db
      .updateTable('customer_orders')
      .set({
        search_key: createOrderSearchKey({
          reference: order.reference,
          customerReference: order.customer_reference,
          orderedBy: order.user_name,
          lines: linesSchema.parse(parseJson(lines)),
        }),
      })
      .where('id', '=', id)
      .execute();
};

/** Adds the status of an order, the time of its last change and a key for searches. */
export const orderStatuses: Migration = {
  up: async (db: Kysely<Orders>) => {
    const addText = (column: string, preset: string) =>
      db.schema
        .alterTable('customer_orders')
        .addColumn(column, 'text', (added) => added.notNull().defaultTo(preset))
        .execute();
    await addText('status', 'requested');
    await addText('changed_at', '');
    await addText('search_key', '');
    await fillEarlierOrders(db);
    await db.schema
      .createIndex('customer_orders_organisation')
      .on('customer_orders')
      .columns(['organisation_id', 'created_at'])
      .execute();
  },
};

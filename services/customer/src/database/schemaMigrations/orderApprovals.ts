import type { Migration } from 'kysely';

/** Adds the limit of an organisation above which orders need approval, and the decision on an order. */
export const orderApprovals: Migration = {
  up: async (db) => {
    await db.schema.alterTable('customer_organisations').addColumn('approval_limit', 'integer').execute();
    for (const column of ['decision', 'decided_at', 'decided_by_id', 'decided_by_name', 'decision_note'])
      await db.schema.alterTable('customer_orders').addColumn(column, 'text').execute();
  },
};

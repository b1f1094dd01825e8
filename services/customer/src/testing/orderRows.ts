import { randomUUID } from 'node:crypto';
import type { CustomerDatabase } from '../database/connect';
import type { NewRow } from '../database/tables';
import { createOrderSearchKey } from '../text/createOrderSearchKey';

/** An order of two blades by `u-customer`; `over` replaces what a test is about. */
export const addOrder = async (
  db: CustomerDatabase,
  reference: string,
  location: { organisationId: string; locationId: string },
  over: Partial<NewRow<'customer_orders'>> & {
    ordered?: readonly { articleNumber: string; name: string; quantity: number }[];
  } = {},
): Promise<void> => {
  const { ordered = [{ articleNumber: 'KX-100', name: 'Blade', quantity: 2 }], ...columns } = over;
  const orderedBy = over.user_name ?? 'Carla Customer';
  const at = over.created_at ?? '2026-02-01T08:00:00.000Z';
  await db
    .insertInto('customer_orders')
    .values({
      id: randomUUID(),
      reference,
      organisation_id: location.organisationId,
      location_id: location.locationId,
      user_id: 'u-customer',
      user_name: orderedBy,
      lines: JSON.stringify(ordered),
      note: null,
      customer_reference: null,
      created_at: at,
      changed_at: at,
      status: 'requested',
      idempotency_key: randomUUID(),
      search_key: createOrderSearchKey({
        reference,
        customerReference: over.customer_reference ?? null,
        orderedBy,
        lines: ordered,
      }),
      ...columns,
    })
    .execute();
};

/** Gives a user access to product information, which ordering parts requires. */
export const openProductInformation = async (db: CustomerDatabase, userId: string): Promise<void> => {
  await db
    .insertInto('customer_access')
    .values({
      user_id: userId,
      application: 'productinfo',
      status: 'active',
      requested_by: null,
      requested_at: null,
      invited_at: null,
      changed_at: '2026-01-01T08:00:00.000Z',
    })
    .execute();
};
